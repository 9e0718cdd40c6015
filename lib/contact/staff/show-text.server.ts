import 'server-only'
import { staffEmail } from '@/content/en/ui/contact/staff-email'
import type { KeyRing } from '@/lib/contact/store/key-ring.server'
import { officeMoment, shortOfficeMoment } from '@/lib/contact/request/office-moment'
import { staffEmailText, staffEmailView, type ReceivedRequest } from '@/lib/contact/request/staff-view'
import { neutralize } from '@/lib/text/typed-text'
import { openBody, type StoredRequest } from '@/lib/contact/store/stored-requests.server'

const meanings: Record<StoredRequest['state'], string> = {
  pending: 'waits to be sent; the site tries by itself',
  sending: 'is being sent at this moment; try again in a minute',
  delivered: 'the mail service took the e-mail',
  failed: 'could not be delivered; a person has to help',
  uncertain: 'perhaps delivered; look in the mailbox',
  handled: 'a person has dealt with it',
}

/** A request's state, without an end: 'HS-7K3M-9Q2T: delivered (the mail service took the e-mail)'. */
export const stateText = ({ reference, state }: StoredRequest): string =>
  `${reference}: ${state} (${meanings[state]})`

/** A sentence for the staff that explains why a body can't be decrypted. */
export const closedBody = {
  erased:
    'What the person wrote has been erased: 7 days after the request was handled, 30 days after it was delivered if nobody handled it, or sooner with `erase`.',
  'unknown-key':
    'No key here opens what the person wrote. Use the same REQUESTS_KEY as the site, with older keys behind it.',
  altered: 'What the person wrote is damaged and cannot be opened. Look for it in a backup.',
} as const

/**
 * One request for a terminal: its state and content, with anything neutralized that could hide or reorder
 * text or control the terminal. `ok` is false if the content should exist but can't be decrypted.
 */
export function showText(stored: StoredRequest, ring: KeyRing): { ok: boolean; text: string } {
  const body = openBody(ring, stored)
  const text = body.ok ? bodyText(body.received) : closedBody[body.code]
  return {
    ok: body.ok || body.code === 'erased',
    text: [...stateLines(stored), '', text].join('\n'),
  }
}

function stateLines(stored: StoredRequest): string[] {
  const at = (label: string, time: number | null) =>
    time === null ? [] : [`${label}: ${officeMoment(new Date(time))}`]
  return [
    stateText(stored),
    ...at('Received', stored.received_at),
    ...at('Call by', stored.call_by),
    `Attempts: ${stored.attempts}${stored.last_error ? `, last error: ${stored.last_error}` : ''}`,
    ...(stored.state === 'pending' ? at('Next attempt', stored.next_attempt_at) : []),
    ...at('In doubt since', stored.in_doubt_since),
    ...at('Delivered', stored.delivered_at),
    ...at('Handled', stored.handled_at),
    ...at('Erased', stored.erased_at),
  ]
}

function bodyText(received: ReceivedRequest): string {
  const notes = (received.request.notes ?? []).map(
    ({ at, text }) => `Note of ${shortOfficeMoment(new Date(at))}: ${neutralize(text)}`,
  )
  const view = staffEmailView(received)
  // The lines above have the times and the reference.
  const details = view.details.filter(({ label }) => label === staffEmail.labels.email)
  return staffEmailText({ ...view, details, notes })
}
