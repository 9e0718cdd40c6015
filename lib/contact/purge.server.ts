import 'server-only'
import type { Kysely } from 'kysely'
import { scrub } from '@/lib/contact/database.server'
import type { ContactDatabase } from '@/lib/contact/migrations.server'
import { CLIENT_KEY_MS } from '@/lib/contact/repeats.server'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long the body of a request is kept after it was delivered or handled, in milliseconds. */
export const BODY_KEPT_MS = 7 * DAY_MS
/** How long reference, times and state are kept after that moment, in milliseconds. */
export const METADATA_KEPT_MS = 90 * DAY_MS

/** The requests that were done with before a moment. What was not delivered is never among them. */
const doneBefore = (db: Kysely<ContactDatabase>, moment: number) =>
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
 * Erases what has been kept long enough: bodies after 7 days, all else after 90, repeats after a day.
 * @returns how many bodies were erased and how many requests were forgotten.
 */
export async function purge(
  db: Kysely<ContactDatabase>,
  now: number,
): Promise<{ erased: number; forgotten: number }> {
  const counts = await db.transaction().execute(async (transaction) => {
    const erased = await transaction
      .updateTable('requests')
      .set({ sealed: Buffer.alloc(0), key_id: '', erased_at: now })
      .where('erased_at', 'is', null)
      .where('reference', 'in', doneBefore(transaction, now - BODY_KEPT_MS))
      .executeTakeFirst()
    const old = await doneBefore(transaction, now - METADATA_KEPT_MS).execute()
    for (const { reference } of old) {
      await transaction.deleteFrom('deliveries').where('reference', '=', reference).execute()
      await transaction.deleteFrom('requests').where('reference', '=', reference).execute()
    }
    await transaction
      .deleteFrom('repeats')
      .where('created_at', '<=', now - CLIENT_KEY_MS)
      .execute()
    return { erased: Number(erased.numUpdatedRows), forgotten: old.length }
  })
  if (counts.erased > 0) await scrub(db)
  return counts
}

/** What `purge` would do at this moment, without doing it. */
export async function countPurgeable(
  db: Kysely<ContactDatabase>,
  now: number,
): Promise<{ erased: number; forgotten: number }> {
  const bodies = await db
    .selectFrom('requests')
    .select('reference')
    .where('erased_at', 'is', null)
    .where('reference', 'in', doneBefore(db, now - BODY_KEPT_MS))
    .execute()
  const old = await doneBefore(db, now - METADATA_KEPT_MS).execute()
  return { erased: bodies.length, forgotten: old.length }
}
