import 'server-only'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { isPostgres } from '@/lib/contact/dialect.server'
import type { ContactDatabase } from '@/lib/contact/migrations.server'
import type { Sealed } from '@/lib/contact/sealing.server'
import { markSchema, type Mark } from '@/lib/contact/traps'

/** How long one attempt owns a delivery. It ends before this, or its process has died and another takes over. */
export const LEASE_MS = 60_000

export type Claim = {
  reference: string
  receivedAt: Date
  marks: Mark[]
  sealed: Sealed
  /** Attempts so far, this one included. */
  attempts: number
  leaseUntil: number
}

/**
 * Takes the delivery that has been due longest, for LEASE_MS; null when none is due. One statement takes it, so of
 * several processes only one gets it.
 */
export async function claimDelivery(db: Kysely<ContactDatabase>, now: number): Promise<Claim | null> {
  const leaseUntil = now + LEASE_MS
  const claimed = await db
    .updateTable('deliveries')
    .set((eb) => ({ state: 'sending', attempts: eb('attempts', '+', 1), lease_until: leaseUntil }))
    .where('reference', '=', (eb) =>
      eb
        .selectFrom('deliveries')
        .select('reference')
        .where(({ or, and, eb }) =>
          or([
            and([eb('state', '=', 'pending'), eb('next_attempt_at', '<=', now)]),
            and([eb('state', '=', 'sending'), eb('lease_until', '<=', now)]),
          ]),
        )
        .orderBy('next_attempt_at')
        .limit(1)
        // What another instance is just taking is left to it; SQLite has one writer at a time anyway.
        .$if(isPostgres(db), (query) => query.forUpdate().skipLocked()),
    )
    .returning(['reference', 'attempts'])
    .executeTakeFirst()
  if (!claimed) return null

  const request = await db
    .selectFrom('requests')
    .selectAll()
    .where('reference', '=', claimed.reference)
    .executeTakeFirstOrThrow()
  return {
    ...claimed,
    leaseUntil,
    receivedAt: new Date(request.received_at),
    marks: z.array(markSchema).parse(JSON.parse(request.marks)),
    sealed: { keyId: request.key_id, bytes: request.sealed },
  }
}

/** Notes that the transport took the mail. True whoever owns the delivery meanwhile, so no lease is asked for. */
export async function markDelivered(
  db: Kysely<ContactDatabase>,
  reference: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ state: 'delivered', delivered_at: now, lease_until: null, last_error: null })
    .where('reference', '=', reference)
    .execute()
}

/**
 * Gives a claimed delivery back, to be tried again at `nextAttemptAt`; no effect once the lease went to another.
 * @param lastError a code, never a provider's own words, which may repeat what a patient typed.
 */
export async function postponeDelivery(
  db: Kysely<ContactDatabase>,
  { reference, leaseUntil }: Pick<Claim, 'reference' | 'leaseUntil'>,
  lastError: string,
  nextAttemptAt: number,
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ state: 'pending', lease_until: null, last_error: lastError, next_attempt_at: nextAttemptAt })
    .where('reference', '=', reference)
    .where('state', '=', 'sending')
    .where('lease_until', '=', leaseUntil)
    .execute()
}
