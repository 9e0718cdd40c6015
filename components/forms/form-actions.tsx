'use client'

import { useStoredForms } from './stored-forms'
import { fillId, useOpenForm } from './opened'
import { Button } from '@/components/ui/button'
import { fillWords } from '@/content/en/ui/tools/forms'
import { longDate } from '@/lib/text/long-date'
import { localDay } from '@/lib/text/local-date'

/** Opens a form and shows whether this device already has a draft. */
export function FormActions({ formId, heading }: { formId: string; heading: string }) {
  const storedForms = useStoredForms()
  const isOpen = useOpenForm() === formId
  const savedAt = storedForms?.savedAt[formId]
  if (isOpen) return null
  const label = savedAt ? fillWords.goOn : fillWords.open
  return (
    <>
      <Button asChild className="noscript:hidden">
        <a href={`#${fillId(formId)}`} aria-label={`${label}: ${heading}`}>
          {label}
        </a>
      </Button>
      {savedAt && (
        <span className="order-last w-full text-muted">
          {fillWords.saved.replace('{day}', longDate(localDay(new Date(savedAt))))}
        </span>
      )}
    </>
  )
}
