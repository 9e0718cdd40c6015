import 'server-only'
import type { Kysely } from 'kysely'
import { fixableErrors, type DeliveryErrorCode } from '@/lib/contact/store/failure-policy'
import { isPostgres, type ContactDatabase } from '@/lib/contact/store/schema.server'
import { findStored, type StoredRequest } from '@/lib/contact/store/stored-requests.server'

/**
 * How long one attempt owns a delivery. If it hasn't finished by then, its process has died and another may
 * retry.
 */
export const LEASE_MS = 60_000

/** More requests than this in one hour count as a flood: about ten times as many as on a busy day. */
export const FLOOD_PER_HOUR = 100

const HOUR_MS = 60 * 60 * 1000

type Claim = StoredRequest & { lease_until: number; in_doubt_since: number }

/**
 * Claims the delivery that has been due longest, for LEASE_MS; undefined if none is due. Deferred ones come last,
 * and wait while the mailbox is flooded. Until its result is recorded, the attempt counts as uncertain: `in_doubt_since`
 * is `now`, or when the first earlier attempt with an unknown result began.
 */
export async function claimDelivery(db: Kysely<ContactDatabase>, now: number): Promise<Claim | undefined> {
  const claim = await claimFirst(db, now, { deferred: 0 })
  if (claim || (await isMailboxFlooded(db, now))) return claim
  return claimFirst(db, now, { deferred: 1 })
}

/** Whether a flood's worth of e-mails was sent within the last hour. */
async function isMailboxFlooded(db: Kysely<ContactDatabase>, now: number): Promise<boolean> {
  const { count } = await db
    .selectFrom('deliveries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('delivered_at', '>', now - HOUR_MS)
    .executeTakeFirstOrThrow()
  return count >= FLOOD_PER_HOUR
}

/** A single statement, so that only one process can claim a delivery. */
async function claimFirst(
  db: Kysely<ContactDatabase>,
  now: number,
  { deferred }: { deferred: 0 | 1 },
): Promise<Claim | undefined> {
  const claimed = await db
    .updateTable('deliveries')
    .set((eb) => ({
      state: 'sending',
      attempts: eb('attempts', '+', 1),
      lease_until: now + LEASE_MS,
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
    .returning('reference')
    .executeTakeFirst()
  return claimed && ((await findStored(db, claimed.reference)) as Claim)
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
  { reference, lease_until: leaseUntil }: Pick<Claim, 'reference' | 'lease_until'>,
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
