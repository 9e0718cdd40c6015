import 'server-only'
import { clientKey } from '@/lib/contact/client-key'
import { contactStore, hasStore } from '@/lib/contact/contact-store.server'
import { recentDirectSend, sendDirectly, type DirectRequest } from '@/lib/contact/direct-send.server'
import { newReference } from '@/lib/contact/reference'
import { reportFailure } from '@/lib/contact/report-failure.server'
import { parseRequest, type FieldErrors } from '@/lib/contact/schema'
import { findRepeated, saveRequest } from '@/lib/contact/store.server'
import { noteStoreFailure } from '@/lib/contact/store-health.server'
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
 * Takes an appointment request: origin, key, fields, traps, limit, store, in this order. `ok` means that it is on the
 * disk and will be delivered, or, where it could not be stored, that the mail service has it; the caller then wakes the
 * delivery worker. Never throws and logs nothing personal.
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
  const key = clientKey(headers)
  if (key === null) return { ok: false, code: 'malformed' }

  const parsed = parseRequest(fields)
  if (!parsed.ok) {
    const missing = Object.values(parsed.fields).includes('required')
    return { ok: false, code: missing ? 'missing-fields' : 'invalid-fields', fields: parsed.fields }
  }
  const { request } = parsed
  const earlier = recentDirectSend(request, receivedAt)
  const fresh = { reference: newReference(), marks: trapMarks(fields), receivedAt }
  // What was perhaps sent without the store is the same mail when it is stored after all.
  const { reference, marks, receivedAt: since } = earlier ?? fresh
  const added = { request, reference, marks, receivedAt: since, clientKey: key }

  if (!hasStore()) return { ok: false, code: 'unavailable' }

  const caller = clientAddress(headers, TRUSTED_PROXY_HOPS)
  const limited = await takeFromLimit(contactLimit, caller)
  if (earlier?.sent) return { ok: true, reference: earlier.reference }
  try {
    const store = await contactStore()
    if (limited.ok) return await saveRequest(store, added)
    // A repeat of what is stored has missed our answer: refusing it would tell the patient that we do not have it.
    return (await findRepeated(store, added)) ?? { ...limited, code: 'too-many-requests' }
  } catch (error) {
    reportFailure('contact: store', error)
    noteStoreFailure(receivedAt)
    if (!limited.ok) return { ok: false, code: 'unavailable' }
    const taken = await withoutStore(added)
    if (!taken.ok) await giveBackToLimit(contactLimit, caller)
    return taken
  }
}

async function withoutStore(added: DirectRequest): Promise<Acceptance> {
  const reference = await sendDirectly(added)
  return reference === null ? { ok: false, code: 'unavailable' } : { ok: true, reference }
}
