'use client'

import { useSubmission } from '@/components/sections/appointment/use-submission'

type SubmitButtonProps = { label: string; busyLabel: string; className: string }

/** Says that the request is on its way, and cannot be pressed again meanwhile (spec 4.2). */
export function SubmitButton({ label, busyLabel, className }: SubmitButtonProps) {
  const isSubmitting = useSubmission().state === 'submitting'
  return (
    <button type="submit" disabled={isSubmitting} className={className}>
      {isSubmitting ? busyLabel : label}
    </button>
  )
}
