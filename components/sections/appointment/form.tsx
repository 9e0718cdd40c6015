'use client'

import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { isSettled, submission } from '@/components/sections/appointment/submission'
import { useSubmission } from '@/components/sections/appointment/use-submission'
import { pointerReleased } from '@/lib/browser/pointer-released'
import { deviceStorage } from '@/lib/variant/location/device-storage'
import { draftStorageKey } from '@/lib/browser/storage-keys'

type OutcomeComponent = typeof import('@/components/sections/appointment/outcome').Outcome

const load = () => import('@/components/sections/appointment/submit')
const loadDraft = () => import('@/components/sections/appointment/draft')
const loadCorrections = () => import('@/components/sections/appointment/corrections')
/** What appears or disappears below a field moves the button, so it waits for the release. */
const correctionsAfterRelease = async () => {
  const corrections = await loadCorrections()
  await pointerReleased()
  return corrections
}
const loadOutcome = () => import('@/components/sections/appointment/outcome')

/**
 * The appointment request form. Without JavaScript, the browser posts it and the server responds with a
 * result page; with JavaScript, it is submitted in place. Input survives a reload and every error. The script
 * that validates and submits it loads when the visitor starts typing.
 */
export function AppointmentForm({ label, children }: { label: string; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null)
  const shownAt = useRef(0)
  const outcome = useSubmission()
  const [Outcome, setOutcome] = useState<OutcomeComponent | null>(null)
  const settled = isSettled(outcome) ? outcome : null
  const hasSettled = settled !== null

  useEffect(() => {
    shownAt.current = performance.now()
    submission.arriveAt(window.location.pathname)
    const prepare = () =>
      void Promise.all([load(), loadDraft(), loadCorrections(), loadOutcome()]).catch(() => undefined)
    form.current?.addEventListener('focusin', prepare, { once: true })
    form.current?.addEventListener(
      'focusout',
      ({ target }) =>
        void correctionsAfterRelease().then(
          ({ left }) => target && left(target),
          () => undefined,
        ),
    )
    const storage = deviceStorage('sessionStorage')
    if (storage.getItem(draftStorageKey))
      void loadDraft().then(
        ({ restoreDraft }) => form.current && restoreDraft(form.current, storage),
        () => undefined,
      )
  }, [])

  useEffect(() => {
    const { dataset } = document.documentElement
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) dataset.formInView = ''
      else delete dataset.formInView
    })
    if (form.current) observer.observe(form.current)
    return () => {
      observer.disconnect()
      delete dataset.formInView
    }
  }, [])

  useEffect(() => {
    if (hasSettled) {
      void loadOutcome().then((loaded) => setOutcome(() => loaded.Outcome))
    }
  }, [hasSettled])

  // If a script fails to load, there is no draft and no hint, but the fields still have the input.
  // Corrections don't wait for the draft. Otherwise they could clear the hint that appears when the visitor leaves the field.
  const typed = (element: HTMLFormElement, field: EventTarget) => {
    void loadDraft().then(
      ({ saveDraft }) => saveDraft(element, deviceStorage('sessionStorage')),
      () => undefined,
    )
    void correctionsAfterRelease().then(
      (corrections) => corrections.typed(field),
      () => undefined,
    )
  }
  const send = async (element: HTMLFormElement, isConfirmed = false) => {
    const loaded = await Promise.all([load(), loadOutcome()]).catch(() => null)
    // The script failed to load: submit natively, and the server responds with a page.
    if (!loaded) return element.submit()
    await loaded[0].submit(element, performance.now() - shownAt.current, isConfirmed)
  }
  const submitted = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(event.currentTarget)
  }
  const sendAnyway = () => {
    if (form.current) void send(form.current, true)
  }

  return (
    <form
      ref={form}
      action="/api/contact"
      method="post"
      noValidate
      aria-label={label}
      onSubmit={submitted}
      onInput={({ currentTarget, target }) => typed(currentTarget, target)}
      className="relative"
    >
      {settled && Outcome && <Outcome outcome={settled} onSendAnyway={sendAnyway} />}
      {children}
    </form>
  )
}
