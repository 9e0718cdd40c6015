import 'server-only'
import type { Kysely } from 'kysely'
import { scrub } from '@/lib/contact/store/sqlite.server'
import type { ContactDatabase } from '@/lib/contact/store/schema.server'
import { CLIENT_KEY_MS } from '@/lib/contact/store/repeats.server'
import { eraseOldOutcomes } from '@/lib/contact/intake/shared-outcomes.server'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long a request's body is stored after it was delivered or handled, in milliseconds. */
export const BODY_RETENTION_MS = 7 * DAY_MS
/** How long the reference, times and state are stored after that, in milliseconds. */
export const METADATA_RETENTION_MS = 90 * DAY_MS

/** Clears all personal data in a request's row, and its link; pass to `set` on `requests`. */
export const emptyBody = { sealed: Buffer.alloc(0), key_id: '', marks: '[]', link_id: null }

/** Requests that were delivered or handled before a given time. Never includes undelivered ones. */
export const doneBefore = (db: Kysely<ContactDatabase>, moment: number) =>
  db
    .selectFrom('deliveries')
    .select('reference')
    .where(({ or, and, eb }) =>
      or([
        and([eb('state', '=', 'delivered'), eb('delivered_at', '<=', moment)]),
        and([eb('state', '=', 'handled'), eb('handled_at', '<=', moment)]),
      ]),
    )

/**
 * Deletes expired data: bodies after 7 days, the rest of a request after 90, duplicate hashes after a day,
 * outcomes when they expire.
 * @returns how many bodies were erased and how many requests were deleted.
 */
export async function purge(
  db: Kysely<ContactDatabase>,
  now: number,
): Promise<{ erased: number; forgotten: number }> {
  const counts = await db.transaction().execute(async (transaction) => {
    const erased = await transaction
      .updateTable('requests')
      .set({ ...emptyBody, erased_at: now })
      .where('erased_at', 'is', null)
      .where('reference', 'in', doneBefore(transaction, now - BODY_RETENTION_MS))
      .executeTakeFirst()
    const old = await doneBefore(transaction, now - METADATA_RETENTION_MS).execute()
    for (const { reference } of old) {
      await transaction.deleteFrom('deliveries').where('reference', '=', reference).execute()
      await transaction.deleteFrom('requests').where('reference', '=', reference).execute()
    }
    await transaction
      .deleteFrom('repeats')
      .where('created_at', '<=', now - CLIENT_KEY_MS)
      .execute()
    await transaction
      .deleteFrom('notices')
      .where('claimed_until', '<=', now - METADATA_RETENTION_MS)
      .execute()
    return { erased: Number(erased.numUpdatedRows), forgotten: old.length }
  })
  await eraseOldOutcomes(db, now)
  if (counts.erased > 0) await scrub(db)
  return counts
}

/** A dry run of `purge` at a given time. */
export async function countPurgeable(
  db: Kysely<ContactDatabase>,
  now: number,
): Promise<{ erased: number; forgotten: number }> {
  const bodies = await db
    .selectFrom('requests')
    .select('reference')
    .where('erased_at', 'is', null)
    .where('reference', 'in', doneBefore(db, now - BODY_RETENTION_MS))
    .execute()
  const old = await doneBefore(db, now - METADATA_RETENTION_MS).execute()
  return { erased: bodies.length, forgotten: old.length }
}
