import 'server-only'
import { LONGEST_WAIT_MS, retryWaitMs } from '@/lib/contact/backoff'
import type { ContactStore } from '@/lib/contact/contact-store.server'
import {
  claimDelivery,
  markDelivered,
  postponeDelivery,
  type Claim,
} from '@/lib/contact/delivery-queue.server'
import { reportFailure } from '@/lib/contact/report-failure.server'
import { parseStoredRequest } from '@/lib/contact/schema'
import { unseal } from '@/lib/contact/sealing.server'
import { staffMail } from '@/lib/contact/staff-email'
import type { Mail, Transport } from '@/lib/contact/transports/transport'

/** The most one attempt may take, whatever the transport does; shorter than the lease, so nobody else has begun. */
const ATTEMPT_LIMIT_MS = 30_000

export type Delivery = {
  store: ContactStore
  transport: Transport
  addresses: Pick<Mail, 'from' | 'to'>
  now?: () => number
  attemptLimitMs?: number
}

/**
 * Delivers all that is due, one after the other, longest waiting first, and marks each as it goes. What the
 * transport does not take stays and comes up again: see backoff.ts.
 * @param stopping asked before each; true ends the run.
 * @throws when the store fails.
 */
export async function deliverDue(delivery: Delivery, stopping = () => false): Promise<void> {
  while (!stopping() && (await deliverNext(delivery)));
}

/** @returns false when nothing was due. */
async function deliverNext(delivery: Delivery): Promise<boolean> {
  const { store, now = Date.now } = delivery
  const claim = await claimDelivery(store.db, now())
  if (!claim) return false

  const result = await attempt(claim, delivery)
  if (result.ok) {
    await markDelivered(store.db, claim.reference, now())
    return true
  }
  // Every failure is tried again for ever. Issue 7 decides which ones become `failed` or `uncertain` and alert.
  const hopeless = result.code === 'refused' || result.code === 'unknown-key' || result.code === 'altered'
  const wait = hopeless ? LONGEST_WAIT_MS : Math.max(retryWaitMs(claim.attempts), result.retryAfterMs ?? 0)
  await postponeDelivery(store.db, claim, result.code, now() + Math.min(wait, LONGEST_WAIT_MS))
  return true
}

type Attempt = { ok: true } | { ok: false; code: string; retryAfterMs?: number }

async function attempt(claim: Claim, delivery: Delivery): Promise<Attempt> {
  const { store, transport, addresses, attemptLimitMs = ATTEMPT_LIMIT_MS } = delivery
  try {
    const opened = unseal(store.ring, claim.sealed, claim.reference)
    if (!opened.ok) return opened
    const mail = await staffMail({ ...claim, request: parseStoredRequest(opened.text) }, addresses)
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
