import 'server-only'
import type { Kysely } from 'kysely'
import { rmSync } from 'node:fs'
import type { ContactDatabase } from '@/lib/contact/store/schema.server'
import { BODY_RETENTION_MS, doneBefore, METADATA_RETENTION_MS } from '@/lib/contact/store/purge.server'
import { listMailFiles } from '@/lib/contact/store/mail-files.server'

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
