'use client'

import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { useRecords, type RecordsState } from '@/components/records/use-records'

type StoredForms = {
  records: RecordsState
  /** When each of the person's forms was last saved, in ISO format; missing if never. */
  savedAt: Readonly<Record<string, string>>
}

const StoredFormsContext = createContext<StoredForms | null>(null)

/** The forms stored on this device; null while loading and without JavaScript. */
export const useStoredForms = () => use(StoredFormsContext)

/** Shares the stored records among the page's forms. */
export function StoredFormsProvider({ children }: { children: ReactNode }) {
  const records = useRecords()
  const { store, code, person, revision } = records
  const [saved, setSaved] = useState<{ personId: string; savedAt: StoredForms['savedAt'] } | null>(null)

  useEffect(() => {
    if (!store || !person) return
    let isLeft = false
    void store.forms(person.id).then((forms) => {
      if (isLeft || !forms.ok) return
      const savedAt = Object.fromEntries(forms.value.map((form) => [form.formId, form.savedAt]))
      setSaved({ personId: person.id, savedAt })
    })
    return () => {
      isLeft = true
    }
  }, [store, person, revision])

  const savedAt = saved && saved.personId === person?.id ? saved.savedAt : null
  const isReady = code !== null || (store !== null && (person === null || savedAt !== null))
  return (
    <StoredFormsContext value={isReady ? { records, savedAt: savedAt ?? {} } : null}>
      {children}
    </StoredFormsContext>
  )
}
