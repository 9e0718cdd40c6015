'use client'

import { useEffect, useRef } from 'react'
import { NextSteps } from '@/components/sections/appointment/next-steps'
import { Notice } from '@/components/sections/appointment/notice'
import { UrgentNotice } from '@/components/sections/appointment/urgent-notice'
import { UrgentAdvice } from '@/components/sections/urgent-advice'
import type { Settled } from '@/components/sections/appointment/submission'
import { contactNotices } from '@/content/en/ui/contact/form'

/** Pixels at the bottom of the window that a notification may cover. */
const notificationRoom = 250

type OutcomeProps = { outcome: Settled; onSendAnyway: () => void }

/**
 * The outcome of the request, above the form. Focus moves to the first invalid field, or else to the notice.
 */
export function Outcome({ outcome, onSendAnyway }: OutcomeProps) {
  const notice = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const form = notice.current?.closest('form')
    if (!form) return
    if (outcome.state === 'sent') form.reset()
    const wrong = [...form.querySelectorAll<HTMLElement>('[aria-invalid=true]')]
    const [firstWrong] = wrong
    if (firstWrong) {
      firstWrong.focus()
      const lowest = Math.max(...wrong.map((field) => field.getBoundingClientRect().bottom))
      // Away from the corner in which the notification appears.
      if (lowest > window.innerHeight - notificationRoom) firstWrong.scrollIntoView({ block: 'center' })
      return
    }
    // A notice can be taller than a phone's screen, and its first line matters most.
    notice.current?.focus({ preventScroll: true })
    notice.current?.scrollIntoView({ block: 'start' })
  }, [outcome])

  if (outcome.state === 'urgent')
    return <UrgentNotice ref={notice} advice={outcome.advice} onSendAnyway={onSendAnyway} />
  if (outcome.state === 'refused') {
    return (
      <Notice ref={notice} tone="destructive" title={outcome.title}>
        <p>{outcome.text}</p>
      </Notice>
    )
  }
  return (
    <Notice ref={notice} tone="success" title={contactNotices.success.title}>
      {outcome.advice && <UrgentAdvice advice={outcome.advice} className="my-4 bg-paper" />}
      <p>{contactNotices[outcome.reference === null ? 'repeated' : 'success'].text}</p>
      {outcome.reference !== null && (
        <p className="mt-2">
          {contactNotices.reference}: <strong>{outcome.reference}</strong>
        </p>
      )}
      {outcome.next && <NextSteps {...outcome.next} />}
    </Notice>
  )
}
