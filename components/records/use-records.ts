'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { recordsWords } from '@/content/en/ui/tools/records'
import { readCurrentPerson, writeCurrentPerson } from '@/lib/on-device/records/current-person'
import { failure, success, type Result, type StoreCode } from '@/lib/on-device/records/result'
import type { Person } from '@/lib/on-device/records/schema'
import type { RecordsStore } from '@/lib/on-device/records/store'

type Saving = { person: Person; store: RecordsStore }

export type RecordsState = {
  /** Null while opening, or if `code` says why it cannot be opened. */
  store: RecordsStore | null
  code: StoreCode | null
  people: readonly Person[]
  /** The selected person; null until there is one. */
  person: Person | null
  choose: (id: string | null) => void
  /** Incremented on every change, in this tab or another, to trigger a reload. */
  revision: number
  /** The store and the person to save for: the selected one, or on the first save a new one named 'Me'. */
  personForSaving: () => Promise<Result<Saving>>
}

/** The code for the store loads when it is first opened. */
async function openStore(): Promise<Result<RecordsStore>> {
  try {
    const { openRecords } = await import('@/lib/on-device/records/store')
    return await openRecords()
  } catch {
    return failure('failed')
  }
}

/** The records on this device, opened once per component when wanted, and reloaded after each change. */
export function useRecords(isWanted = true): RecordsState {
  const [store, setStore] = useState<RecordsStore | null>(null)
  const [code, setCode] = useState<StoreCode | null>(null)
  const [people, setPeople] = useState<readonly Person[] | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [revision, setRevision] = useState(0)
  const opening = useRef<Promise<Result<RecordsStore>> | null>(null)

  useEffect(() => {
    if (!isWanted) return
    let isLeft = false
    let opened: RecordsStore | null = null
    const read = async () => {
      const result = await opened?.people()
      if (isLeft || !result) return
      if (result.ok) setPeople(result.value)
      else setCode(result.code)
      setRevision((count) => count + 1)
    }
    opening.current = openStore()
    void opening.current.then(async (result) => {
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
  }, [isWanted])

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
      const opened = await (opening.current ?? failure('failed'))
      if (!opened.ok) return opened
      if (person) return success({ person, store: opened.value })
      // Asked again: the first save may come before the people are read.
      const there = await opened.value.people()
      if (!there.ok) return there
      const current = readCurrentPerson()
      const known = there.value.find(({ id }) => id === current) ?? there.value[0]
      const saved = known ? success(known) : await opened.value.addPerson(recordsWords.me)
      if (!saved.ok) return saved
      choose(saved.value.id)
      return success({ person: saved.value, store: opened.value })
    },
  }
}
