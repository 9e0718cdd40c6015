import 'server-only'
import { checkMessage } from '@/lib/contact/intake/check-message.server'
import { clientKey } from '@/lib/contact/intake/idempotency-key'
import { contactStore, hasStore } from '@/lib/contact/store/contact-store.server'
import { recentDirectSend, sendDirectly } from '@/lib/contact/delivery/direct-send.server'
import { newReference } from '@/lib/contact/request/reference'
import { reportFailure } from '@/lib/server/log/report-failure.server'
import { parseRequest, type FieldErrors } from '@/lib/contact/request/schema'
import { findRepeated, saveRequest, type NewRequest, type Saved } from '@/lib/contact/store/store.server'
import { noteStoreFailure } from '@/lib/contact/store/store-health.server'
import { trapMarks } from '@/lib/contact/request/traps'
import { env } from '@/lib/env'
import { clientAddress } from '@/lib/server/limits/client-address'
import type { ApiErrorCode } from '@/lib/server/http/errors'
import { giveBackToLimit, takeFromLimit } from '@/lib/server/limits/rate-limit.server'
import { isSameOrigin } from '@/lib/server/http/same-origin'
import { isEmergency, type Advice } from '@/lib/urgency/advice'

/** Limits requests per address to 5 in 10 minutes. Counts stored requests, including duplicates. */
const contactLimit = { name: 'contact', points: 5, seconds: 600 }
/**
 * Past that limit, how often an address may still ask whether we have a request. Otherwise people who share
 * an address could guess what others wrote.
 */
const repeatLimit = { name: 'contact-repeats', points: 10, seconds: 600 }

export type Refusal = { ok: false; code: ApiErrorCode; fields?: FieldErrors; retryAfterSeconds?: number }
/** Nothing is stored yet: the visitor first sees the advice, and may then send the request anyway. */
type Warning = { ok: false; code: 'urgent'; advice: Advice; fields?: FieldErrors }
/** `advice` if the message describes a problem that needs a call today. */
export type Acceptance = { ok: true; reference: string; advice?: Advice } | Refusal | Warning

/**
 * Accepts an appointment request: checks origin, key, message, fields, traps and limit, then stores it. `ok`
 * means that it is on disk and will be delivered, or that it couldn't be stored but the mail service accepted
 * it; the caller then wakes the delivery worker. Never throws, and logs nothing personal.
 * @param headers of the HTTP request.
 * @param fields as sent: those of the request (fields/schema.ts), optionally `idempotencyKey`, the trap fields `website` and
 * `elapsed`, and `sendAnyway`, which is `yes` once the visitor has seen the advice.
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
  const key = clientKey(headers, fields)
  if (key === null) return { ok: false, code: 'malformed' }
  const marks = trapMarks(fields)
  if (!marks) return { ok: false, code: 'invalid-fields' }

  const client = clientAddress(headers, TRUSTED_PROXY_HOPS)
  const check = await checkMessage(fields.message, client)
  const advice = check.ok ? check.advice : null
  const mustWarn = isEmergency(advice) && fields.sendAnyway !== 'yes'
  const parsed = parseRequest(fields)
  if (!parsed.ok) {
    if (mustWarn) return { ok: false, code: 'urgent', advice, fields: parsed.fields }
    const missing = Object.values(parsed.fields).includes('required')
    return { ok: false, code: missing ? 'missing-fields' : 'invalid-fields', fields: parsed.fields }
  }
  const { request } = parsed
  const added = { request, marks, urgency: advice?.kind, receivedAt, clientKey: key, client }
  if (mustWarn) {
    // A request that was sent stays sent, even if the visitor goes back and submits the first form again.
    const earlier = hasStore() ? await repeated(added) : null
    return earlier?.ok ? earlier : { ok: false, code: 'urgent', advice }
  }
  if (!hasStore()) return { ok: false, code: 'unavailable' }
  if (!check.ok) return pastLimit(added, check)
  const accepted = await acceptWithinLimit(added)
  return accepted.ok && advice?.kind === 'same-day' ? { ...accepted, advice } : accepted
}

type Added = NewRequest & { client: string }

async function acceptWithinLimit(added: Added): Promise<Saved | Refusal> {
  const limited = await takeFromLimit(contactLimit, added.client)
  return limited.ok ? storeRequest(added) : pastLimit(added, limited)
}

/**
 * The client of a duplicate missed our first response; refusing it would suggest that we don't have the
 * request.
 */
async function pastLimit(added: Added, limited: { ok: false; retryAfterSeconds: number }) {
  return (await repeated(added)) ?? { ...limited, code: 'too-many-requests' as const }
}

/** The response to a duplicate; null for a new request, or if the address asked too often. */
async function repeated(added: Added): Promise<Saved | Refusal | null> {
  const mayAsk = await takeFromLimit(repeatLimit, added.client)
  return mayAsk.ok ? findEarlier(added) : null
}

/** Stores a request or, if that fails, e-mails it directly. Doesn't count against the limit if both fail. */
async function storeRequest(added: Added): Promise<Saved | Refusal> {
  const direct = recentDirectSend(added)
  if (direct === 'conflict') return { ok: false, code: 'conflict' }
  if (direct?.sent) return { ok: true, reference: direct.reference }
  // Reuses the reference of an uncertain direct send, so that storing it now results in the same e-mail.
  const { reference, marks, urgency, receivedAt } = direct ?? { ...added, reference: newReference() }
  const named = { ...added, reference, marks, urgency, receivedAt }
  try {
    return await saveRequest(await contactStore(), named)
  } catch (error) {
    noteFailure(error, added)
    const sent = await sendDirectly(named)
    if (!sent.ok && sent.code === 'unavailable') await giveBackToLimit(contactLimit, added.client)
    return sent
  }
}

/** The response to a duplicate; null for a new request. */
async function findEarlier(added: Added): Promise<Saved | Refusal | null> {
  const direct = recentDirectSend(added)
  if (direct === 'conflict') return { ok: false, code: 'conflict' }
  if (direct?.sent) return { ok: true, reference: direct.reference }
  try {
    return await findRepeated(await contactStore(), added)
  } catch (error) {
    noteFailure(error, added)
    return { ok: false, code: 'unavailable' }
  }
}

function noteFailure(error: unknown, { receivedAt }: Added): void {
  reportFailure('contact: store', error)
  noteStoreFailure(receivedAt)
}
