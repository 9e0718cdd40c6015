import 'server-only'
import { checkMessage } from '@/lib/contact/intake/check-message.server'
import type { CallDeadline } from '@/lib/contact/request/call-deadline'
import { parseRequest, type FieldErrors } from '@/lib/contact/request/schema'
import { trapMarks } from '@/lib/contact/request/traps'
import {
  contactStore,
  hasStore,
  reportStoreFailure,
  type ContactStore,
} from '@/lib/contact/store/contact-store.server'
import {
  findRepeated,
  saveRequest,
  type NewRequest,
  type Saved,
} from '@/lib/contact/store/save-request.server'
import { env } from '@/lib/platform/env'
import type { ApiErrorCode } from '@/lib/platform/http/errors'
import { isSameOrigin } from '@/lib/platform/http/same-origin'
import { clientAddress } from '@/lib/platform/limits/client-address'
import { refusalsFor } from '@/lib/platform/launch-refusals'
import { giveBackToLimit, takeFromLimit } from '@/lib/platform/limits/rate-limit.server'
import { isEmergency, type Advice } from '@/lib/urgency/advice'

/** Limits requests per address to 5 in 10 minutes. Counts stored requests, including repeats. */
const contactLimit = { name: 'contact', points: 5, seconds: 600 }
/**
 * Past that limit, how often an address may still ask whether we have a request. Otherwise people who share
 * an address could guess what others wrote.
 */
const repeatLimit = { name: 'contact-repeats', points: 10, seconds: 600 }

export type Refusal = { ok: false; code: ApiErrorCode; fields?: FieldErrors; retryAfterSeconds?: number }
/** Nothing is stored yet: the visitor first sees the advice, and may then send the request anyway. */
type Warning = { ok: false; code: 'urgent'; advice: Advice; fields?: FieldErrors }
/**
 * `reference` is null for a repeat that was recognized only by its content. `advice` if the message describes a warning
 * sign: it stays the first thing to do.
 */
export type Acceptance =
  { ok: true; reference: string | null; deadline: CallDeadline; advice?: Advice } | Refusal | Warning

/**
 * Accepts an appointment request: checks origin, key, message, fields, traps and limit, then stores it. `ok`
 * means that it is on disk and will be delivered; the caller then wakes the delivery worker. Never throws, and logs
 * nothing personal.
 * @param headers of the HTTP request.
 * @param fields as sent: those of the request (request/schema.ts), optionally `idempotencyKey`, the trap fields `website` and
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
  if (refusalsFor(env()).length > 0)
    return mustWarn ? { ok: false, code: 'urgent', advice } : { ok: false, code: 'unavailable' }
  const parsed = parseRequest(fields)
  if (!parsed.ok) {
    if (mustWarn) return { ok: false, code: 'urgent', advice, fields: parsed.fields }
    const missing = Object.values(parsed.fields).includes('required')
    return { ok: false, code: missing ? 'missing-fields' : 'invalid-fields', fields: parsed.fields }
  }
  const added = { request: parsed.request, marks, urgency: advice?.kind, receivedAt, clientKey: key, client }
  if (mustWarn) {
    // A request that was sent stays sent, even if the visitor goes back and submits the first form again.
    const earlier = hasStore() ? await repeated(added) : null
    return earlier?.ok ? { ...earlier, advice } : { ok: false, code: 'urgent', advice }
  }
  if (!hasStore()) return { ok: false, code: 'unavailable' }
  const limited = check.ok ? await takeFromLimit(contactLimit, client) : check
  // Refusing a repeat, whose client missed our first response, would suggest that we don't have the request.
  if (!limited.ok) return (await repeated(added)) ?? { ...limited, code: 'too-many-requests' }
  const accepted = await withStore(added, (store) => saveRequest(store, added))
  // A request that couldn't be stored doesn't count.
  if (!accepted.ok && accepted.code === 'unavailable') await giveBackToLimit(contactLimit, client)
  return accepted.ok && advice ? { ...accepted, advice } : accepted
}

/**
 * The request's `Idempotency-Key` header, otherwise the field `idempotencyKey` that forms without JavaScript
 * send.
 * @returns undefined if there is none; null if it is invalid: longer than 255 characters or not printable
 * ASCII.
 */
function clientKey(headers: Headers, fields: Record<string, unknown>): string | undefined | null {
  const value = headers.get('idempotency-key') ?? fields.idempotencyKey
  if (value === undefined) return undefined
  return typeof value === 'string' && /^[\x21-\x7e]{1,255}$/.test(value) ? value : null
}

type Added = NewRequest & { client: string }

/** The response to a repeat; null for a new request, or if the address asked too often. */
async function repeated(added: Added): Promise<Saved | Refusal | null> {
  const mayAsk = await takeFromLimit(repeatLimit, added.client)
  return mayAsk.ok ? withStore(added, (store) => findRepeated(store, added)) : null
}

async function withStore<T>(
  { receivedAt }: Added,
  work: (store: ContactStore) => Promise<T>,
): Promise<T | { ok: false; code: 'unavailable' }> {
  try {
    return await work(await contactStore())
  } catch (error) {
    reportStoreFailure(error, receivedAt)
    return { ok: false, code: 'unavailable' }
  }
}
