import 'server-only'
import { patientEmail } from '@/content/en/ui/contact/patient-email'
import { practice } from '@/content/generated/practice/practice'
import type { OpenRequest } from '@/lib/contact/callback/open-requests.server'
import { nextSteps } from '@/lib/contact/request/next-steps'
import { isHeaderAddress, type ReceivedRequest } from '@/lib/contact/request/staff-view'
import type { KeyRing } from '@/lib/contact/store/key-ring.server'
import type { Notice } from '@/lib/contact/store/notice'
import { FLOOD_PER_HOUR } from '@/lib/contact/store/outbox.server'
import { openBody } from '@/lib/contact/store/stored-requests.server'
import { html } from '@/lib/platform/http/html'

const HOUR_MS = 60 * 60 * 1000

/**
 * Confirmations to patients whose calls aren't due yet, one per address. None for what tripped a spam trap, and none during
 * a flood: the form mustn't send mail to strangers on anyone's behalf.
 */
export function dueConfirmations(ring: KeyRing, open: OpenRequest[], now: number): Notice[] {
  if (open.filter(({ received_at: at }) => at > now - HOUR_MS).length > FLOOD_PER_HOUR) return []
  const addresses = new Map<string, ReceivedRequest>()
  for (const request of open.toSorted((a, b) => a.received_at - b.received_at)) {
    const body = request.marks === '[]' && now < request.call_by ? openBody(ring, request) : null
    if (!body?.ok || !isHeaderAddress(body.received.request.email)) continue
    const address = body.received.request.email.toLowerCase()
    if (!addresses.has(address)) addresses.set(address, body.received)
  }
  return [...addresses.values()].map(confirmation)
}

function confirmation(received: ReceivedRequest): Notice {
  const { reference, receivedAt, request } = received
  const { expect, phone } = nextSteps(received, request.urgency)
  const { subject, sooner, emergency, mistake } = patientEmail
  const lines = [
    patientEmail.received(reference),
    ...(expect === null ? [] : [expect]),
    sooner(phone.display),
    emergency,
    mistake,
    practice.name,
  ]
  return {
    key: `confirmation-${reference}`,
    to: request.email,
    subject: subject(reference),
    text: `${lines.join('\n\n')}\n`,
    html: lines.map((line) => html`<p>${line}</p>`.text).join(''),
    date: receivedAt,
    urgent: false,
  }
}
