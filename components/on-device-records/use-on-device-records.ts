'use client'

import { useCallback, useEffect, useState } from 'react'
import { ownRecordsWords } from '@/content/en/ui/tools/on-device-records'
import { readCurrentPerson, writeCurrentPerson } from '@/lib/on-device/records/current-person'
import { success, type Result, type StoreCode } from '@/lib/on-device/records/result'
import type { Person } from '@/lib/on-device/records/schema'
import { openOnDeviceRecords, type OnDeviceRecordsStore } from '@/lib/on-device/records/store'

export type OnDeviceRecordsState = {
  /** Null while opening, or if `code` says why it cannot be opened. */
  store: OnDeviceRecordsStore | null
  code: StoreCode | null
  people: readonly Person[]
  /** The selected person; null until there is one. */
  person: Person | null
  choose: (id: string | null) => void
  /** Incremented on every change, in this tab or another, to trigger a reload. */
  revision: number
  /** The person to save for: the selected one, or on the first save a new one named 'Me'. */
  personForSaving: () => Promise<Result<Person>>
}

/** The records on this device, opened once per component and reloaded after each change. */
export function useOnDeviceRecords(): OnDeviceRecordsState {
  const [store, setStore] = useState<OnDeviceRecordsStore | null>(null)
  const [code, setCode] = useState<StoreCode | null>(null)
  const [people, setPeople] = useState<readonly Person[] | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [revision, setRevision] = useState(0)

  useEffect(() => {
    let isLeft = false
    let opened: OnDeviceRecordsStore | null = null
    const read = async () => {
      const result = await opened?.people()
      if (isLeft || !result) return
      if (result.ok) setPeople(result.value)
      else setCode(result.code)
      setRevision((count) => count + 1)
    }
    void openOnDeviceRecords().then(async (result) => {
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
