'use client'

import { useSubmission } from '@/components/sections/appointment/use-submission'
import { Button } from '@/components/ui/button'

type SubmitButtonProps = { label: string; busyLabel: string }

/** Shows a busy label and is disabled while the request is in flight. */
export function SubmitButton({ label, busyLabel }: SubmitButtonProps) {
  const isSubmitting = useSubmission().state === 'submitting'
  return (
    <Button type="submit" size="lg" disabled={isSubmitting} className="w-full">
      {isSubmitting ? busyLabel : label}
    </Button>
  )
}
