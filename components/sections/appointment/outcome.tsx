'use client'

import { useEffect, useRef } from 'react'
import { markFields } from '@/components/sections/appointment/mark-fields'
import { Notice } from '@/components/sections/appointment/notice'
import type { Submission } from '@/components/sections/appointment/submission'
import { contactNotices } from '@/content/contact-form'

type OutcomeProps = { outcome: Exclude<Submission, { state: 'idle' | 'submitting' }> }

/** What became of the request, above the form. The focus goes to the first field that is wrong, else to the notice. */
export function Outcome({ outcome }: OutcomeProps) {
  const notice = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const form = notice.current?.closest('form')
    if (!form) return
    if (outcome.state === 'sent') form.reset()
    const firstWrong = markFields(form, outcome.state === 'refused' ? outcome.codes : {})
    ;(firstWrong ?? notice.current)?.focus()
  }, [outcome])

  if (outcome.state === 'refused') {
    return (
      <Notice ref={notice} tone="destructive" title={outcome.title}>
        <p>{outcome.text}</p>
      </Notice>
    )
  }
  return (
    <Notice ref={notice} tone="success" title={contactNotices.success.title}>
      <p>{contactNotices.success.text}</p>
      <p className="mt-2">
        {contactNotices.reference}: <strong>{outcome.reference}</strong>
      </p>
    </Notice>
  )
}
