'use client'

import { useEffect, useRef, useState, type FormEvent } from 'react'
import { restoreDraft, saveDraft } from '@/components/sections/appointment/draft'
import { AppointmentFields, type FieldCodes } from '@/components/sections/appointment/fields'
import { Notice } from '@/components/sections/appointment/notice'
import { SubmitRow } from '@/components/sections/appointment/submit-row'
import { toast } from '@/components/ui/toast-store'
import { contactForm, contactNotices } from '@/content/contact-form'
import { sendRequest } from '@/lib/contact/send-request'
import { deviceStorage } from '@/lib/location/device-storage'
import { draftStorageKey } from '@/lib/storage-keys'

const required = ['firstName', 'lastName', 'email', 'phone'] as const

type Outcome =
  | { state: 'idle' | 'submitting' }
  | { state: 'sent'; reference: string }
  | { state: 'refused'; title: string; text: string; codes: FieldCodes }

function refused(title: string, text: string, codes: FieldCodes): Outcome {
  toast({ title, description: text, variant: 'destructive' })
  return { state: 'refused', title, text, codes }
}

/**
 * The appointment request form (spec 2.9, 4.2, 5, 8). Without script the browser posts it and the result page answers;
 * with script it is sent from here, and what was typed survives a reload, a change of variant and every refusal.
 */
export function AppointmentForm({ idPrefix }: { idPrefix: string }) {
  const form = useRef<HTMLFormElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const shownAt = useRef(0)
  const isSending = useRef(false)
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle' })
  const codes = outcome.state === 'refused' ? outcome.codes : {}

  useEffect(() => {
    shownAt.current = performance.now()
    if (form.current) restoreDraft(form.current, deviceStorage('sessionStorage'))
  }, [])

  useEffect(() => {
    if (outcome.state === 'sent') notice.current?.focus()
    if (outcome.state !== 'refused') return
    const firstWrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    ;(firstWrong ?? notice.current)?.focus()
  }, [outcome])

  const send = async (data: Record<string, unknown>): Promise<Outcome> => {
    const result = await sendRequest({ ...data, elapsed: Math.round(performance.now() - shownAt.current) })
    if (!result.ok) {
      return refused(
        contactNotices.failure.title,
        result.message ?? contactNotices.failure.text,
        result.fields,
      )
    }
    deviceStorage('sessionStorage').removeItem(draftStorageKey)
    form.current?.reset()
    toast({ title: contactNotices.success.title, description: contactNotices.success.text })
    return { state: 'sent', reference: result.reference }
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    const { view: _view, ...data } = Object.fromEntries(new FormData(event.currentTarget))
    const missing = required.filter((name) => String(data[name] ?? '').trim() === '')
    if (missing.length > 0) {
      const { title, text } = contactNotices.validation
      setOutcome(refused(title, text, Object.fromEntries(missing.map((name) => [name, 'required']))))
      return
    }
    isSending.current = true
    setOutcome({ state: 'submitting' })
    setOutcome(await send(data))
    isSending.current = false
  }

  return (
    <form
      ref={form}
      action="/api/contact"
      method="post"
      noValidate
      aria-label={contactForm.heading}
      onSubmit={(event) => void submit(event)}
      onInput={(event) => saveDraft(event.currentTarget, deviceStorage('sessionStorage'))}
      className="relative"
    >
      {outcome.state === 'sent' && (
        <Notice ref={notice} tone="success" title={contactNotices.success.title}>
          <p>{contactNotices.success.text}</p>
          <p className="mt-2">
            {contactNotices.reference}: <strong>{outcome.reference}</strong>
          </p>
        </Notice>
      )}
      {outcome.state === 'refused' && (
        <Notice ref={notice} tone="destructive" title={outcome.title}>
          <p>{outcome.text}</p>
        </Notice>
      )}
      <AppointmentFields idPrefix={idPrefix} codes={codes} values={{}} />
      <SubmitRow isSubmitting={outcome.state === 'submitting'} />
    </form>
  )
}
