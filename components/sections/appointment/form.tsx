'use client'

import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react'
import { AppointmentFields, type Typos } from '@/components/sections/appointment/fields'
import { isSettled, submission, useSubmission } from '@/components/sections/appointment/submission'
import { SubmitRow } from '@/components/sections/appointment/submit-row'
import { contactForm } from '@/content/en/ui/contact/form'
import { pointerReleased } from '@/lib/browser/pointer-released'
import { deviceStorage } from '@/lib/browser/device-storage'
import { draftStorageKey } from '@/lib/browser/storage-keys'

type OutcomeComponent = typeof import('@/components/sections/appointment/outcome').Outcome

const loadSubmit = () => import('@/components/sections/appointment/submit')
const loadDraft = () => import('@/components/sections/appointment/draft')
const loadTypos = () => import('@/lib/contact/request/likely-typo')
const loadOutcome = () => import('@/components/sections/appointment/outcome')
/** If a script fails to load, there is no draft and no hint, but the fields still have the input. */
const ignore = () => undefined
const idPrefix = 'request'
const drafts = () => deviceStorage('sessionStorage')

/**
 * The appointment request form. Without JavaScript, the browser posts it and the server responds with a
 * result page; with JavaScript, it is submitted in place. Input survives a reload and every error. The script
 * that validates and submits it loads when the visitor starts typing.
 */
export function AppointmentForm() {
  const form = useRef<HTMLFormElement>(null)
  const shownAt = useRef(0)
  const confirmed = useRef<FormDataEntryValue>(null)
  const outcome = useSubmission()
  const [lastOutcome, setLastOutcome] = useState(outcome)
  const [Outcome, setOutcome] = useState<OutcomeComponent | null>(null)
  const [corrected, setCorrected] = useState<readonly string[]>([])
  const [typos, setTypos] = useState<Typos>({})
  const settled = isSettled(outcome) ? outcome : null
  const hasSettled = settled !== null
  const codes = outcome.state === 'refused' ? Object.entries(outcome.codes) : []

  if (outcome !== lastOutcome) {
    setLastOutcome(outcome)
    setCorrected([])
    if (outcome.state === 'sent') setTypos({})
  }

  useEffect(() => {
    shownAt.current = performance.now()
    submission.arriveAt(window.location.pathname)
    if (drafts().getItem(draftStorageKey))
      void loadDraft().then(
        ({ restoreDraft }) => form.current && restoreDraft(form.current, drafts()),
        ignore,
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
    if (hasSettled) void loadOutcome().then((loaded) => setOutcome(() => loaded.Outcome))
  }, [hasSettled])

  const handleFocus = () =>
    void Promise.all([loadSubmit(), loadDraft(), loadTypos(), loadOutcome()]).catch(ignore)
  const handleBlur = async ({ target }: FocusEvent) => {
    const { name, value } = target as HTMLInputElement
    if (name !== 'email' && name !== 'phone') return
    const { likelyAddress, oddDigitCount } = await loadTypos()
    // What appears or disappears below a field moves the button, so it waits for the release.
    await pointerReleased()
    setTypos((others) =>
      name === 'email'
        ? { ...others, address: likelyAddress(value) }
        : { ...others, digits: oddDigitCount(value) },
    )
  }
  const handleInput = async ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const field = target as HTMLInputElement
    void loadDraft().then(({ saveDraft }) => saveDraft(currentTarget, drafts()), ignore)
    await pointerReleased()
    if (field.name === 'email') setTypos(({ digits }) => ({ digits: digits ?? null }))
    if (field.name === 'phone') setTypos(({ address }) => ({ address: address ?? null }))
    if (field.value.trim() !== '' && field.validity.valid) setCorrected((names) => [...names, field.name])
  }
  const handleUseAddress = (address: string) => {
    const field = form.current?.elements.namedItem('email') as HTMLInputElement
    field.value = address
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
  }
  const send = async (element: HTMLFormElement) => {
    const loaded = await Promise.all([loadSubmit(), loadOutcome()]).catch(() => null)
    // The script failed to load: submit natively, and the server responds with a page.
    if (!loaded) return element.submit()
    await loaded[0].submit(element, performance.now() - shownAt.current, confirmed.current)
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(event.currentTarget)
  }
  const handleAnother = () => {
    confirmed.current = null
    submission.set({ state: 'idle' })
    // Once the fields are back.
    requestAnimationFrame(() => form.current?.querySelector('input')?.focus())
  }
  const handleSendAnyway = () => {
    if (!form.current) return
    // After a corrected field, the question isn't asked again.
    confirmed.current = new FormData(form.current).get('message')
    void send(form.current)
  }

  return (
    // The fields inside are the interactive elements; this only listens for their events.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      action="/api/contact"
      method="post"
      noValidate
      aria-label={contactForm.heading}
      onSubmit={handleSubmit}
      onFocus={handleFocus}
      onBlur={(event) => void handleBlur(event).catch(ignore)}
      onInput={(event) => void handleInput(event)}
      className="relative"
    >
      {settled && Outcome && (
        <Outcome
          outcome={settled}
          idPrefix={idPrefix}
          onSendAnyway={handleSendAnyway}
          onAnother={handleAnother}
        />
      )}
      {!(Outcome && outcome.state === 'sent') && (
        <>
          <AppointmentFields
            idPrefix={idPrefix}
            codes={Object.fromEntries(codes.filter(([name]) => !corrected.includes(name)))}
            typos={typos}
            onUseAddress={handleUseAddress}
          />
          <SubmitRow isSubmitting={outcome.state === 'submitting'} />
        </>
      )}
    </form>
  )
}
