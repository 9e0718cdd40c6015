'use client'

import { useEffect, useRef } from 'react'
import { Confirmation } from '@/components/sections/appointment/confirmation'
import { FieldProblems } from '@/components/sections/appointment/field-problems'
import { Notice } from '@/components/sections/appointment/notice'
import { UrgentNotice } from '@/components/sections/appointment/urgent-notice'
import type { Settled } from '@/components/sections/appointment/submission'
import { contactForm } from '@/content/en/ui/contact/form'

type OutcomeProps = { outcome: Settled; idPrefix: string; onSendAnyway: () => void; onAnother: () => void }

/** The outcome of the request: above the form, or in its place once it was sent. It takes the focus. */
export function Outcome({ outcome, idPrefix, onSendAnyway, onAnother }: OutcomeProps) {
  const notice = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // A notice can be taller than a phone's screen, and its first line matters most.
    notice.current?.focus({ preventScroll: true })
    notice.current?.scrollIntoView({ block: 'start' })
    // The invitation beside the form has been followed.
    const { dataset } = document.documentElement
    if (outcome.state === 'sent') dataset.form = 'sent'
    return () => void delete dataset.form
  }, [outcome])

  if (outcome.state === 'urgent')
    return <UrgentNotice ref={notice} advice={outcome.advice} onSendAnyway={onSendAnyway} />
  if (outcome.state === 'sent') return <Confirmation ref={notice} sent={outcome} onAnother={onAnother} />
  const hasFields = Object.keys(outcome.codes).length > 0
  return (
    <Notice
      ref={notice}
      tone="destructive"
      title={contactForm.problems[hasFields ? 'fields' : 'other']}
      className="mb-6"
    >
      <p>{outcome.text}</p>
      <FieldProblems idPrefix={idPrefix} codes={outcome.codes} />
    </Notice>
  )
}
