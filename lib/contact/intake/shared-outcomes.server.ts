import 'server-only'
import type { Kysely } from 'kysely'
import { contactStore, type ContactStore } from '@/lib/contact/store/contact-store.server'
import { isPostgres } from '@/lib/contact/store/dialect.server'
import type { ContactDatabase } from '@/lib/contact/store/schema.server'
import { parseStoredOutcome, type Outcome } from '@/lib/contact/intake/outcome'
import { outcomesToDrop, ownerOf } from '@/lib/contact/intake/outcome-room'
import { reportFailure } from '@/lib/server/log/report-failure.server'
import { fingerprint, encrypt, decrypt } from '@/lib/contact/store/encryption.server'
import { sharedPool } from '@/lib/server/database/postgres-pool.server'

/** Runs `work` with the shared store; null if there is none or it fails. */
async function withSharedStore<T>(work: (store: ContactStore) => Promise<T>): Promise<T | null> {
  if (!sharedPool()) return null
  try {
    return await work(await contactStore())
  } catch (error) {
    reportFailure('contact: outcome', error)
    return null
  }
}

type SharedOutcome = { id: string; outcome: Outcome; client: string; until: number }

/**
 * Stores an outcome for all instances, encrypted under an ID that only the visitor's cookie contains. Deletes
 * old ones to make room.
 */
export async function shareOutcome(
  { id, outcome, client, until }: SharedOutcome,
  now: number,
): Promise<void> {
  await withSharedStore(async ({ db, ring }) => {
    const owner = ownerOf(client, (text) => fingerprint(ring, text))
    const { keyId, bytes } = encrypt(ring, JSON.stringify(outcome), id)
    // No transaction, because it would block requests from being stored. At worst, a few too many outcomes
    // remain.
    const stored = await db
      .selectFrom('outcomes')
      .select(['id_hash as id', 'client_hash as client', 'network_hash as network', 'until'])
      .execute()
    const dropped = outcomesToDrop(stored, owner, now)
    if (dropped.length > 0) await db.deleteFrom('outcomes').where('id_hash', 'in', dropped).execute()
    await db
      .insertInto('outcomes')
      .values({
        id_hash: fingerprint(ring, id),
        key_id: keyId,
        sealed: bytes,
        until,
        client_hash: owner.client,
        network_hash: owner.network,
      })
      .execute()
  })
}

/** Deletes expired outcomes. */
export async function eraseOldOutcomes(db: Kysely<ContactDatabase>, now: number): Promise<void> {
  if (isPostgres(db)) await db.deleteFrom('outcomes').where('until', '<=', now).execute()
}

/** The outcome that any instance stored under this ID, or null. */
export function sharedOutcome(id: string, now: number): Promise<Outcome | null> {
  return withSharedStore(async ({ db, ring }) => {
    const row = await db
      .selectFrom('outcomes')
      .selectAll()
      .where('id_hash', '=', fingerprint(ring, id))
      .where('until', '>', now)
      .executeTakeFirst()
    const opened = row && decrypt(ring, { keyId: row.key_id, bytes: row.sealed }, id)
    return opened?.ok ? parseStoredOutcome(opened.text) : null
  })
}
