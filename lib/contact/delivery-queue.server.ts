import 'server-only'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { isPostgres } from '@/lib/contact/dialect.server'
import { mendable, type DeliveryErrorCode } from '@/lib/contact/failure-policy'
import type { ContactDatabase } from '@/lib/contact/migrations.server'
import type { Sealed } from '@/lib/contact/sealing.server'
import { markSchema, type Mark } from '@/lib/contact/traps'

/** How long one attempt owns a delivery. It ends before this, or its process has died and another takes over. */
export const LEASE_MS = 60_000

export type Claim = {
  reference: string
  /** Which sending of this request it is: see `mailKey`. */
  round: number
  receivedAt: Date
  marks: Mark[]
  /** Null once the body has been erased. */
  sealed: Sealed | null
  /** Attempts so far, this one included. */
  attempts: number
  leaseUntil: number
  /** Since when an earlier attempt is in doubt; null when none is. */
  inDoubtSince: number | null
}

/**
 * Takes the delivery that has been due longest, for LEASE_MS; null when none is due. One statement takes it, so of
 * several processes only one gets it. From here until its end is noted, the attempt itself is in doubt.
 */
export async function claimDelivery(db: Kysely<ContactDatabase>, now: number): Promise<Claim | null> {
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
        .where(({ or, and, eb }) =>
          or([
            and([eb('state', '=', 'pending'), eb('next_attempt_at', '<=', now)]),
            and([
              eb('state', '=', 'failed'),
              eb('last_error', 'in', mendable),
              eb('next_attempt_at', '<=', now),
            ]),
            and([eb('state', '=', 'sending'), eb('lease_until', '<=', now)]),
          ]),
        )
        .orderBy('next_attempt_at')
        .limit(1)
        // What another instance is just taking is left to it; SQLite has one writer at a time anyway.
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
    marks: z.array(markSchema).parse(JSON.parse(request.marks)),
    sealed: request.erased_at === null ? { keyId: request.key_id, bytes: request.sealed } : null,
  }
}

/** Notes that the transport took the mail. True whoever owns the delivery meanwhile, so no lease is asked for. */
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
  /** A code, never a provider's own words, which may repeat what a patient typed. */
  lastError?: DeliveryErrorCode
  nextAttemptAt: number
  inDoubtSince: number | null
}

/** Gives a claimed delivery back, undelivered; no effect once the lease went to another. */
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
