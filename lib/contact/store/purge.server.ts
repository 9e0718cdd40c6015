import 'server-only'
import type { Kysely } from 'kysely'
import { rmSync } from 'node:fs'
import { scrub } from '@/lib/contact/store/sqlite.server'
import { isPostgres, type ContactDatabase } from '@/lib/contact/store/schema.server'
import { listMailFiles } from '@/lib/contact/store/mail-files.server'
import { CLIENT_KEY_MS } from '@/lib/contact/store/repeats'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long a request's body is stored after the staff dealt with it, in milliseconds. */
export const BODY_RETENTION_MS = 7 * DAY_MS
/** How long it is stored after it was delivered if nobody has marked it as handled, in milliseconds. */
export const UNANSWERED_RETENTION_MS = 30 * DAY_MS
/** How long the reference, times and state are stored after either, in milliseconds. */
export const METADATA_RETENTION_MS = 90 * DAY_MS

/** Clears all personal data in a request's row; pass to `set` on `requests`. */
export const emptyBody = { sealed: Buffer.alloc(0), key_id: '', marks: '[]' }

/** Requests that were handled, or only delivered, before given times. Never includes undelivered ones. */
const doneBefore = (
  db: Kysely<ContactDatabase>,
  { handled, delivered }: Record<'handled' | 'delivered', number>,
) =>
  db
    .selectFrom('deliveries')
    .select('reference')
    .where(({ or, and, eb }) =>
      or([
        and([eb('state', '=', 'delivered'), eb('delivered_at', '<=', delivered)]),
        and([eb('state', '=', 'handled'), eb('handled_at', '<=', handled)]),
      ]),
    )

/** The requests whose bodies have expired. */
const withExpiredBody = (db: Kysely<ContactDatabase>, now: number) =>
  doneBefore(db, { handled: now - BODY_RETENTION_MS, delivered: now - UNANSWERED_RETENTION_MS })

/** The requests of which nothing is stored any longer. */
const expired = (db: Kysely<ContactDatabase>, now: number) =>
  doneBefore(db, { handled: now - METADATA_RETENTION_MS, delivered: now - METADATA_RETENTION_MS })

/** How many bodies were erased, and how many requests were deleted. */
type Purged = { erased: number; forgotten: number }

/**
 * Deletes expired data: bodies after 7 days, or 30 if nobody answered, the rest of a request after 90, the hashes that recognize repeats after a day,
 * outcomes when they expire.
 */
export async function purge(db: Kysely<ContactDatabase>, now: number): Promise<Purged> {
  const counts = await db.transaction().execute(async (transaction) => {
    const erased = await transaction
      .updateTable('requests')
      .set({ ...emptyBody, erased_at: now })
      .where('erased_at', 'is', null)
      .where('reference', 'in', withExpiredBody(transaction, now))
      .executeTakeFirst()
    const forgotten = await transaction
      .deleteFrom('requests')
      .where('reference', 'in', expired(transaction, now))
      .executeTakeFirst()
    await transaction
      .deleteFrom('repeats')
      .where('created_at', '<=', now - CLIENT_KEY_MS)
      .execute()
    await transaction
      .deleteFrom('notices')
      .where('sent_at', '<=', now - METADATA_RETENTION_MS)
      .execute()
    if (isPostgres(db)) await transaction.deleteFrom('outcomes').where('until', '<=', now).execute()
    return { erased: Number(erased.numUpdatedRows), forgotten: Number(forgotten.numDeletedRows) }
  })
  if (counts.erased > 0) await scrub(db)
  return counts
}

/** A dry run of `purge` at a given time. */
export async function countPurgeable(db: Kysely<ContactDatabase>, now: number): Promise<Purged> {
  const bodies = await db
    .selectFrom('requests')
    .where('reference', 'in', withExpiredBody(db, now))
    .where('erased_at', 'is', null)
    .select('reference')
    .execute()
  return { erased: bodies.length, forgotten: (await expired(db, now).execute()).length }
}

/**
 * Mail files that have expired: those at least 7 days old, unless the staff still need the request's body,
 * and all that are 90 days old.
 * @returns their paths.
 */
export async function expiredMailFiles(
  db: Kysely<ContactDatabase>,
  dataDir: string,
  now: number,
): Promise<string[]> {
  const old = listMailFiles(dataDir).filter(({ writtenAt }) => writtenAt <= now - BODY_RETENTION_MS)
  if (old.length === 0) return []
  const stored = await db
    .selectFrom('requests')
    .select('reference')
    .where('erased_at', 'is', null)
    .where('reference', 'not in', withExpiredBody(db, now))
    .execute()
  const retained = new Set<string | null>(stored.map(({ reference }) => reference))
  return old
    .filter(
      ({ reference, writtenAt }) => !retained.has(reference) || writtenAt <= now - METADATA_RETENTION_MS,
    )
    .map(({ path }) => path)
}

/**
 * Deletes expired mail files on this machine.
 * @returns how many there were.
 */
export async function purgeMailFiles(
  db: Kysely<ContactDatabase>,
  dataDir: string,
  now: number,
): Promise<number> {
  const paths = await expiredMailFiles(db, dataDir, now)
  for (const path of paths) rmSync(path, { force: true })
  return paths.length
}
