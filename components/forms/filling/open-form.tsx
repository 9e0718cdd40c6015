'use client'

import { useEffect, useRef } from 'react'
import { useStoredForms } from '../stored-forms'
import { FormEditor } from './form-editor'
import { PersonChoice } from '@/components/records/person-choice'
import { fillWords } from '@/content/en/ui/tools/forms'
import { patientForms } from '@/content/en/ui/forms/all'

/** A form for the selected person. If there is none, the first form creates one. */
export function OpenForm({ formId }: { formId: string }) {
  const storedForms = useStoredForms()
  const form = patientForms.find(({ id }) => id === formId)
  const records = storedForms?.records
  const isAsked = useRef(false)

  useEffect(() => {
    // The person may be deleted while the form is open.
    if (records?.person) isAsked.current = false
    if (!records?.store || records.person || isAsked.current) return
    isAsked.current = true
    void records.personForSaving()
  }, [records])

  // What was pressed is gone and the page is longer: start with the form's title.
  useEffect(() => {
    document.getElementById(formId)?.scrollIntoView({ behavior: 'instant' })
  }, [formId])

  if (!form) return null
  if (!records || (!records.person && !records.code)) return <p role="status">{fillWords.loading}</p>
  return (
    <div className="space-y-6">
      {records.store && <PersonChoice records={records} />}
      <FormEditor key={records.person?.id ?? ''} form={form} records={records} />
    </div>
  )
}
