'use client'

import { useEffect, useState } from 'react'
import type { Desk } from './desk-context'
import { useOwnRecords } from '@/components/own-records/use-own-records'

/** Shows nothing: reads what is kept, again after each change, and hands it up. */
export function Keeper({ onChange }: { onChange: (desk: Desk) => void }) {
  const own = useOwnRecords()
  const { store, code, person, revision } = own
  const [saved, setSaved] = useState<{ personId: string; savedAt: Desk['savedAt'] } | null>(null)

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
    if (isReady) onChange({ own, savedAt: savedAt ?? {} })
    // `own` is another object each time: what it says changes with these.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isReady, store, code, person, own.people, revision, savedAt])
  return null
}
