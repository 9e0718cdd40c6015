import 'server-only'
import { LONGEST_WAIT_MS, retryWaitMs } from '@/lib/contact/delivery/backoff'
import type { ContactStore } from '@/lib/contact/store/contact-store.server'
import {
  claimDelivery,
  markDelivered,
  releaseDelivery,
  type Claim,
} from '@/lib/contact/store/outbox.server'
import { failurePolicy, SAFE_REPEAT_MS, type DeliveryErrorCode } from '@/lib/contact/store/failure-policy'
import { reportFailure } from '@/lib/server/log/report-failure.server'
import { parseStoredRequest } from '@/lib/contact/request/schema'
import { decrypt } from '@/lib/contact/store/encryption.server'
import { staffMail, type StaffMailOptions } from '@/lib/contact/delivery/staff-email'
import { linkAddress } from '@/lib/contact/store/link-token.server'
import type { Mail, Transport } from '@/lib/contact/delivery/transports/transport'

/** Time limit for one attempt. Shorter than the lease, so that no other process can have started one. */
const ATTEMPT_LIMIT_MS = 30_000

export type Delivery = {
  store: ContactStore
  transport: Transport
  addresses: Pick<Mail, 'from' | 'to'>
  mailOptions?: StaffMailOptions
  /** The site's origin if the e-mail has a link to the request. */
  linkSite?: string | undefined
  now?: () => number
  attemptLimitMs?: number
}

/**
 * Delivers all due requests sequentially, longest waiting first, and records each result. failure-policy.ts
 * decides what happens to failures.
 * @param stopping checked before each delivery; true stops the run.
 * @returns the number delivered.
 * @throws if the store fails.
 */
export async function deliverDue(delivery: Delivery, stopping = () => false): Promise<number> {
  let delivered = 0
  while (!stopping()) {
    const end = await deliverNext(delivery)
    if (end === null) break
    if (end === 'delivered') delivered++
  }
  return delivered
}

/** @returns null if nothing was due. */
async function deliverNext(delivery: Delivery): Promise<'delivered' | 'kept' | null> {
  const { store, now = Date.now } = delivery
  const began = now()
  const claim = await claimDelivery(store.db, began)
  if (!claim) return null

  if (claim.inDoubtSince !== null && claim.inDoubtSince <= began - SAFE_REPEAT_MS) {
    const { inDoubtSince } = claim
    await releaseDelivery(store.db, claim, { state: 'uncertain', nextAttemptAt: began, inDoubtSince })
    return 'kept'
  }
  const result = await attempt(claim, delivery)
  if (result.ok) {
    await markDelivered(store.db, claim.reference, { now: now(), providerId: result.providerId })
    return 'delivered'
  }
  const policy = failurePolicy[result.code]
  const wait = policy.then === 'again' ? retryWaitMs(claim.attempts) : LONGEST_WAIT_MS
  await releaseDelivery(store.db, claim, {
    state: policy.then === 'again' ? 'pending' : 'failed',
    lastError: result.code,
    nextAttemptAt: now() + Math.min(Math.max(wait, result.retryAfterMs ?? 0), LONGEST_WAIT_MS),
    inDoubtSince: claim.inDoubtSince ?? (policy.inDoubt ? began : null),
  })
  return 'kept'
}

type Attempt =
  { ok: true; providerId?: string } | { ok: false; code: DeliveryErrorCode; retryAfterMs?: number }

async function attempt(claim: Claim, delivery: Delivery): Promise<Attempt> {
  const { store, transport, addresses, mailOptions, linkSite, attemptLimitMs = ATTEMPT_LIMIT_MS } = delivery
  if (!claim.encrypted) return { ok: false, code: 'erased' }
  try {
    const opened = decrypt(store.ring, claim.encrypted, claim.reference)
    if (!opened.ok) return opened
    const { linkId, encrypted } = claim
    const link = linkAddress(linkSite, store.ring, { linkId, keyId: encrypted.keyId })
    const received = { ...claim, request: parseStoredRequest(opened.text) }
    const mail = await staffMail(received, addresses, { ...mailOptions, link })
    return await Promise.race([transport.send(mail), timeLimit(attemptLimitMs)])
  } catch (error) {
    reportFailure('contact: delivery attempt', error)
    return { ok: false, code: 'failed' }
  }
}

function timeLimit(limitMs: number): Promise<Attempt> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ ok: false, code: 'timed-out' }), limitMs).unref()
  })
}
