'use client'

import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { submission } from '@/components/sections/appointment/submission'
import { useSubmission } from '@/components/sections/appointment/use-submission'
import { deviceStorage } from '@/lib/location/device-storage'
import { draftStorageKey } from '@/lib/storage-keys'

type OutcomeComponent = typeof import('@/components/sections/appointment/outcome').Outcome

const load = () => import('@/components/sections/appointment/submit')
const loadDraft = () => import('@/components/sections/appointment/draft')
const loadOutcome = () => import('@/components/sections/appointment/outcome')

/**
 * The appointment request form (spec 2.9, 4.2, 5, 8). Without script the browser posts it and the result page answers;
 * with script it is sent from here. What was typed survives a reload, a change of variant and every refusal. The
 * script that checks and sends loads when the visitor begins to type.
 */
export function AppointmentForm({ label, children }: { label: string; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null)
  const shownAt = useRef(0)
  const outcome = useSubmission()
  const [Outcome, setOutcome] = useState<OutcomeComponent | null>(null)
  const isSettled = outcome.state === 'sent' || outcome.state === 'refused'

  useEffect(() => {
    shownAt.current = performance.now()
    submission.arriveAt(window.location.pathname)
    const prepare = () => void Promise.all([load(), loadDraft(), loadOutcome()]).catch(() => undefined)
    form.current?.addEventListener('focusin', prepare, { once: true })
    const storage = deviceStorage('sessionStorage')
    if (storage.getItem(draftStorageKey))
      void loadDraft().then(
        ({ restoreDraft }) => form.current && restoreDraft(form.current, storage),
        () => undefined,
      )
  }, [])

  useEffect(() => {
    if (isSettled) {
      void loadOutcome().then((loaded) => setOutcome(() => loaded.Outcome))
    }
  }, [isSettled])

  const keep = async (element: HTMLFormElement) => {
    // Without its script nothing is kept; the fields still hold what was typed.
    const loaded = await loadDraft().catch(() => null)
    loaded?.saveDraft(element, deviceStorage('sessionStorage'))
  }
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const loaded = await Promise.all([load(), loadOutcome()]).catch(() => null)
    // The script did not come through: the browser's own way works without it, and answers with a page.
    if (!loaded) return element.submit()
    await loaded[0].submit(element, performance.now() - shownAt.current)
  }

  return (
    <form
      ref={form}
      action="/api/contact"
      method="post"
      noValidate
      aria-label={label}
      onSubmit={(event) => void send(event)}
      onInput={(event) => void keep(event.currentTarget)}
      className="relative"
    >
      {isSettled && Outcome && <Outcome outcome={outcome} />}
      {children}
    </form>
  )
}
