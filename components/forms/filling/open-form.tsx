'use client'

import { useEffect, useRef } from 'react'
import { useDesk } from '../desk-context'
import { FormEditor } from './form-editor'
import { PersonChoice } from '@/components/own-records/person-choice'
import { fillWords } from '@/content/form-words'
import { patientForms } from '@/content/forms/all'

/** One form, filled in for the person that is chosen. Where nobody is there yet, the first form makes one. */
export function OpenForm({ formId }: { formId: string }) {
  const desk = useDesk()
  const form = patientForms.find(({ id }) => id === formId)
  const own = desk?.own
  const isAsked = useRef(false)

  useEffect(() => {
    // Whoever was here may be deleted while the form is open.
    if (own?.person) isAsked.current = false
    if (!own?.store || own.person || isAsked.current) return
    isAsked.current = true
    void own.personForSaving()
  }, [own])

  if (!form) return null
  if (!own || (!own.person && !own.code)) return <p role="status">{fillWords.loading}</p>
  return (
    <div className="space-y-6">
      {own.store && <PersonChoice own={own} />}
      <FormEditor key={own.person?.id ?? ''} form={form} own={own} />
    </div>
  )
}
