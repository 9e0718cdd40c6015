'use client'

import { useDesk } from './desk-context'
import { placeOf, useOpenForm } from './opened'
import { fillWords } from '@/content/form-words'
import { longDate } from '@/lib/long-date'
import { localDay } from '@/lib/local-date'

/** Opens a form, and says whether some of it is on this device already. */
export function FormActions({ formId, heading }: { formId: string; heading: string }) {
  const desk = useDesk()
  const isOpen = useOpenForm() === formId
  const savedAt = desk?.savedAt[formId]
  if (isOpen) return null
  const label = savedAt ? fillWords.goOn : fillWords.open
  return (
    <>
      <a
        href={`#${placeOf(formId)}`}
        aria-label={`${label}: ${heading}`}
        className="btn btn-default noscript:hidden"
      >
        {label}
      </a>
      {savedAt && (
        <span className="order-last w-full text-muted">
          {fillWords.saved.replace('{day}', longDate(localDay(new Date(savedAt))))}
        </span>
      )}
    </>
  )
}
