'use client'

import { useCallback, useEffect, useState } from 'react'
import { ownRecordsWords } from '@/content/own-records-words'
import { readCurrentPerson, writeCurrentPerson } from '@/lib/own-records/current-person'
import { success, type Result, type StoreCode } from '@/lib/own-records/result'
import type { Person } from '@/lib/own-records/schema'
import { openOwnRecords, type OwnRecordsStore } from '@/lib/own-records/store'

export type OwnRecordsState = {
  /** Null while it opens, or where `code` says why it cannot be opened. */
  store: OwnRecordsStore | null
  code: StoreCode | null
  people: readonly Person[]
  /** Whose records are looked at; null until somebody is there. */
  person: Person | null
  choose: (id: string | null) => void
  /** Goes up with every change, in this tab or another: read again. */
  revision: number
  /** The person to save for: the chosen one, or on the first save a new one named 'Me'. */
  personForSaving: () => Promise<Result<Person>>
}

/** What this device keeps of its people, opened once per component and read again after each change. */
export function useOwnRecords(): OwnRecordsState {
  const [store, setStore] = useState<OwnRecordsStore | null>(null)
  const [code, setCode] = useState<StoreCode | null>(null)
  const [people, setPeople] = useState<readonly Person[] | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [revision, setRevision] = useState(0)

  useEffect(() => {
    let isLeft = false
    let opened: OwnRecordsStore | null = null
    const read = async () => {
      const result = await opened?.people()
      if (isLeft || !result) return
      if (result.ok) setPeople(result.value)
      else setCode(result.code)
      setRevision((count) => count + 1)
    }
    void openOwnRecords().then(async (result) => {
      if (!result.ok) return isLeft || setCode(result.code)
      opened = result.value
      if (isLeft) return opened.close()
      opened.onChange(() => void read())
      setChosen(readCurrentPerson())
      await read()
      if (!isLeft) setStore(opened)
    })
    return () => {
      isLeft = true
      opened?.close()
    }
  }, [])

  const choose = useCallback((id: string | null) => {
    writeCurrentPerson(id)
    setChosen(id)
  }, [])
  const person = people?.find(({ id }) => id === chosen) ?? people?.[0] ?? null

  return {
    store,
    code,
    people: people ?? [],
    person,
    choose,
    revision,
    async personForSaving() {
      if (person) return success(person)
      if (!store) return { ok: false, code: code ?? 'failed' }
      const added = await store.addPerson(ownRecordsWords.me)
      if (added.ok) choose(added.value.id)
      return added
    },
  }
}
