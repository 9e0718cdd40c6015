import 'server-only'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { isPostgres } from '@/lib/contact/store/dialect.server'
import { storedDeadline } from '@/lib/contact/callback/stored-deadline'
import { fixableErrors, type DeliveryErrorCode } from '@/lib/contact/store/failure-policy'
import { isMailboxFlooded } from '@/lib/contact/store/flood.server'
import type { ContactDatabase } from '@/lib/contact/store/schema.server'
import type { Encrypted } from '@/lib/contact/store/encryption.server'
import { markSchema, type Mark } from '@/lib/contact/request/traps'

/**
 * How long one attempt owns a delivery. If it hasn't finished by then, its process has died and another may
 * retry.
 */
export const LEASE_MS = 60_000

export type Claim = {
  reference: string
  /** The round that the e-mail belongs to; see `mailKey`. */
  round: number
  receivedAt: Date
  callBy: Date
  linkId: string | null
  marks: Mark[]
  /** Null once the body has been erased. */
  encrypted: Encrypted | null
  /** Attempts so far, including this one. */
  attempts: number
  leaseUntil: number
  /** When the first earlier attempt with an unknown result began; null if there is none. */
  inDoubtSince: number | null
}

/**
 * Claims the delivery that has been due longest, for LEASE_MS; null if none is due. Deferred ones come last,
 * and wait while the mailbox is flooded. Until its result is recorded, the attempt counts as uncertain.
 */
export async function claimDelivery(db: Kysely<ContactDatabase>, now: number): Promise<Claim | null> {
  const claim = await claimFirst(db, now, { deferred: 0 })
  if (claim || (await isMailboxFlooded(db, now))) return claim
  return claimFirst(db, now, { deferred: 1 })
}

/** A single statement, so that only one process can claim a delivery. */
async function claimFirst(
  db: Kysely<ContactDatabase>,
  now: number,
  { deferred }: { deferred: 0 | 1 },
): Promise<Claim | null> {
  const leaseUntil = now + LEASE_MS
  const claimed = await db
    .updateTable('deliveries')
    .set((eb) => ({
      state: 'sending',
      attempts: eb('attempts', '+', 1),
      lease_until: leaseUntil,
      in_doubt_since: eb.fn.coalesce('in_doubt_since', eb.val(now)),
    }))
    .where('reference', '=', (eb) =>
      eb
        .selectFrom('deliveries')
        .select('reference')
        .where('deferred', '=', deferred)
        .where(({ or, and, eb }) =>
          or([
            and([eb('state', '=', 'pending'), eb('next_attempt_at', '<=', now)]),
            and([
              eb('state', '=', 'failed'),
              eb('last_error', 'in', fixableErrors),
              eb('next_attempt_at', '<=', now),
            ]),
            and([eb('state', '=', 'sending'), eb('lease_until', '<=', now)]),
          ]),
        )
        .orderBy('next_attempt_at')
        .limit(1)
        // Skips rows that another instance is claiming. SQLite has only one writer at a time anyway.
        .$if(isPostgres(db), (query) => query.forUpdate().skipLocked()),
    )
    .returning(['reference', 'attempts', 'round', 'in_doubt_since'])
    .executeTakeFirst()
  if (!claimed) return null

  const request = await db
    .selectFrom('requests')
    .selectAll()
    .where('reference', '=', claimed.reference)
    .executeTakeFirstOrThrow()
  const { in_doubt_since: inDoubtSince, ...rest } = claimed
  return {
    ...rest,
    leaseUntil,
    inDoubtSince: inDoubtSince === now ? null : inDoubtSince,
    receivedAt: new Date(request.received_at),
    callBy: storedDeadline(request),
    linkId: request.link_id,
    marks: z.array(markSchema).parse(JSON.parse(request.marks)),
    encrypted: request.erased_at === null ? { keyId: request.key_id, bytes: request.sealed } : null,
  }
}

/**
 * Records that the transport accepted the e-mail. Doesn't check the lease, because it is true no matter who
 * owns the delivery by now.
 */
export async function markDelivered(
  db: Kysely<ContactDatabase>,
  reference: string,
  { now, providerId = null }: { now: number; providerId?: string | null | undefined },
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({
      state: 'delivered',
      delivered_at: now,
      provider_id: providerId,
      lease_until: null,
      last_error: null,
      in_doubt_since: null,
    })
    .where('reference', '=', reference)
    .where('state', '!=', 'handled')
    .execute()
}

export type Release = {
  state: 'pending' | 'failed' | 'uncertain'
  /** A code, never the provider's message, which could repeat what a patient typed. */
  lastError?: DeliveryErrorCode
  nextAttemptAt: number
  inDoubtSince: number | null
}

/** Releases a claimed delivery undelivered; does nothing if another process has the lease. */
export async function releaseDelivery(
  db: Kysely<ContactDatabase>,
  { reference, leaseUntil }: Pick<Claim, 'reference' | 'leaseUntil'>,
  { state, lastError, nextAttemptAt, inDoubtSince }: Release,
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({
      state,
      lease_until: null,
      next_attempt_at: nextAttemptAt,
      in_doubt_since: inDoubtSince,
      ...(lastError && { last_error: lastError }),
    })
    .where('reference', '=', reference)
    .where('state', '=', 'sending')
    .where('lease_until', '=', leaseUntil)
    .execute()
}
