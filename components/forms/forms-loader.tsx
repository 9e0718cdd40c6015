'use client'

import { useEffect, useState } from 'react'
import type { StoredForms } from './forms-context'
import { useOnDeviceRecords } from '@/components/on-device-records/use-on-device-records'

/** Renders nothing: loads the stored forms, again after each change, and passes them to the provider. */
export function FormsLoader({ onChange }: { onChange: (storedForms: StoredForms) => void }) {
  const records = useOnDeviceRecords()
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
  useEffect(() => {
    if (isReady) onChange({ records, savedAt: savedAt ?? {} })
    // `records` is a new object on every render; these dependencies cover its changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isReady, store, code, person, records.people, revision, savedAt])
  return null
}
