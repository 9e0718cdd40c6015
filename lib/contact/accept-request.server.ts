import 'server-only'
import { contactStore, hasStore } from '@/lib/contact/contact-store.server'
import { reportFailure } from '@/lib/contact/report-failure.server'
import { parseRequest, type FieldErrors } from '@/lib/contact/schema'
import { findRepeated, saveRequest } from '@/lib/contact/store.server'
import { trapMarks } from '@/lib/contact/traps'
import { env } from '@/lib/env'
import { clientAddress } from '@/lib/http/client-address'
import type { ApiErrorCode } from '@/lib/http/errors'
import { giveBackToLimit, takeFromLimit } from '@/lib/http/rate-limit.server'
import { isSameOrigin } from '@/lib/http/same-origin'

/** Requests that one address may send: 5 in 10 minutes. Valid ones that were stored count, repeats included. */
const contactLimit = { name: 'contact', points: 5, seconds: 600 }

export type Refusal = { ok: false; code: ApiErrorCode; fields?: FieldErrors; retryAfterSeconds?: number }
export type Acceptance = { ok: true; reference: string } | Refusal

/**
 * Takes an appointment request: origin, fields, traps, limit, store, in this order. `ok` means that it is on the disk
 * and will be delivered; the caller then wakes the delivery worker. Never throws and logs nothing personal.
 * @param headers of the HTTP request.
 * @param fields as sent: the six fields of spec 3, perhaps the trap fields `website` and `elapsed`.
 */
export async function acceptRequest({
  headers,
  fields,
  receivedAt = Date.now(),
}: {
  headers: Headers
  fields: Record<string, unknown>
  receivedAt?: number
}): Promise<Acceptance> {
  const { SITE_URL, TRUSTED_PROXY_HOPS } = env()
  if (!isSameOrigin(headers, SITE_URL)) return { ok: false, code: 'foreign-origin' }

  const parsed = parseRequest(fields)
  if (!parsed.ok) {
    const missing = Object.values(parsed.fields).includes('required')
    return { ok: false, code: missing ? 'missing-fields' : 'invalid-fields', fields: parsed.fields }
  }

  if (!hasStore()) return { ok: false, code: 'unavailable' }

  const caller = clientAddress(headers, TRUSTED_PROXY_HOPS)
  const limited = await takeFromLimit(contactLimit, caller)
  try {
    const store = await contactStore()
    const added = { request: parsed.request, marks: trapMarks(fields), receivedAt }
    if (limited.ok) return { ok: true, reference: await saveRequest(store, added) }
    // A repeat of what is stored has missed our answer: refusing it would tell the patient that we do not have it.
    const reference = await findRepeated(store, added)
    return reference === null ? { ...limited, code: 'too-many-requests' } : { ok: true, reference }
  } catch (error) {
    // Issue 7 tries a direct send here before it gives up.
    reportFailure('contact: store', error)
    if (limited.ok) await giveBackToLimit(contactLimit, caller)
    return { ok: false, code: 'unavailable' }
  }
}
