import 'server-only'
import type { Kysely } from 'kysely'
import { rmSync } from 'node:fs'
import { scrub } from '@/lib/contact/store/sqlite.server'
import { isPostgres, type ContactDatabase } from '@/lib/contact/store/schema.server'
import { listMailFiles } from '@/lib/contact/store/mail-files.server'
import { CLIENT_KEY_MS } from '@/lib/contact/store/repeats'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long a request's body is stored after it was delivered or handled, in milliseconds. */
const BODY_RETENTION_MS = 7 * DAY_MS
/** How long the reference, times and state are stored after that, in milliseconds. */
const METADATA_RETENTION_MS = 90 * DAY_MS

/** Clears all personal data in a request's row, and its link; pass to `set` on `requests`. */
export const emptyBody = { sealed: Buffer.alloc(0), key_id: '', marks: '[]', link_id: null }

/** Requests that were delivered or handled before a given time. Never includes undelivered ones. */
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

/** How many bodies were erased, and how many requests were deleted. */
type Purged = { erased: number; forgotten: number }

/**
 * Deletes expired data: bodies after 7 days, the rest of a request after 90, the hashes that recognize repeats after a day,
 * outcomes when they expire.
 */
export async function purge(db: Kysely<ContactDatabase>, now: number): Promise<Purged> {
  const counts = await db.transaction().execute(async (transaction) => {
    const erased = await transaction
      .updateTable('requests')
      .set({ ...emptyBody, erased_at: now })
      .where('erased_at', 'is', null)
      .where('reference', 'in', doneBefore(transaction, now - BODY_RETENTION_MS))
      .executeTakeFirst()
    const forgotten = await transaction
      .deleteFrom('requests')
      .where('reference', 'in', doneBefore(transaction, now - METADATA_RETENTION_MS))
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
  const done = (retention: number) =>
    db
      .selectFrom('requests')
      .where('reference', 'in', doneBefore(db, now - retention))
      .select('reference')
  const bodies = await done(BODY_RETENTION_MS).where('erased_at', 'is', null).execute()
  return { erased: bodies.length, forgotten: (await done(METADATA_RETENTION_MS).execute()).length }
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
    .where('reference', 'not in', doneBefore(db, now - BODY_RETENTION_MS))
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
  const expired = await expiredMailFiles(db, dataDir, now)
  for (const path of expired) rmSync(path, { force: true })
  return expired.length
}
