import 'server-only'
import { staffMail, type EmailDetail } from '@/lib/contact/delivery/staff-email'
import type { Mail, SendResult, Transport } from '@/lib/contact/delivery/transports/transport'
import type { ContactStore } from '@/lib/contact/store/contact-store.server'
import {
  failurePolicy,
  LONGEST_WAIT_MS,
  retryWaitMs,
  SAFE_REPEAT_MS,
  type DeliveryErrorCode,
} from '@/lib/contact/store/failure-policy'
import { linkAddress } from '@/lib/contact/store/link-token.server'
import { claimNotice, markNoticeSent } from '@/lib/contact/store/notices.server'
import { claimDelivery, markDelivered, releaseDelivery } from '@/lib/contact/store/outbox.server'
import { openBody, type StoredRequest } from '@/lib/contact/store/stored-requests.server'
import { reportFailure } from '@/lib/platform/log/report-failure.server'

/** Time limit for one attempt. Shorter than the lease, so that no other process can have started one. */
const ATTEMPT_LIMIT_MS = 30_000

export type Delivery = {
  store: ContactStore
  transport: Transport
  addresses: Pick<Mail, 'from' | 'to'>
  detail?: EmailDetail
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

  const inDoubtSince = claim.in_doubt_since === began ? null : claim.in_doubt_since
  if (inDoubtSince !== null && inDoubtSince <= began - SAFE_REPEAT_MS) {
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
    inDoubtSince: inDoubtSince ?? (policy.inDoubt ? began : null),
  })
  return 'kept'
}

type Attempt =
  { ok: true; providerId?: string } | { ok: false; code: DeliveryErrorCode; retryAfterMs?: number }

async function attempt(claim: StoredRequest, delivery: Delivery): Promise<Attempt> {
  const { store, addresses, detail = 'full', linkSite } = delivery
  try {
    const body = openBody(store.ring, claim)
    if (!body.ok) return body
    const link = linkAddress(linkSite, store.ring, claim.received_at, claim.key_id)
    const mail = staffMail({ ...body.received, round: claim.round }, addresses, { detail, link })
    return await send(mail, delivery)
  } catch (error) {
    reportFailure('contact: delivery attempt', error)
    return { ok: false, code: 'failed' }
  }
}

/**
 * Sends the notices in the outbox.
 * @param stopping checked before each; true stops the run.
 * @returns the number sent.
 * @throws if the store fails.
 */
export async function sendNotices(delivery: Delivery, stopping = () => false): Promise<number> {
  const { store, addresses, now = Date.now } = delivery
  let sent = 0
  while (!stopping()) {
    const notice = await claimNotice(store, now())
    if (!notice) break
    const result = await send({ ...addresses, ...notice, to: notice.to ?? addresses.to }, delivery)
    // A key that was used for another text belongs to an earlier attempt, which arrived after all.
    if (result.ok || result.code === 'key-reused') {
      await markNoticeSent(store.db, notice.key, now())
      sent++
    } else reportFailure('contact: notice', result)
  }
  return sent
}

function send(mail: Mail, { transport, attemptLimitMs = ATTEMPT_LIMIT_MS }: Delivery): Promise<SendResult> {
  const { promise: tooLate, resolve } = Promise.withResolvers<SendResult>()
  setTimeout(() => resolve({ ok: false, code: 'timed-out' }), attemptLimitMs).unref()
  return Promise.race([transport.send(mail), tooLate])
}
