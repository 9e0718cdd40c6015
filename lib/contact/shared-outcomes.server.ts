import 'server-only'
import { contactStore, type ContactStore } from '@/lib/contact/contact-store.server'
import { parseStoredOutcome, type Outcome } from '@/lib/contact/outcome'
import { reportFailure } from '@/lib/contact/report-failure.server'
import { fingerprint, seal, unseal } from '@/lib/contact/sealing.server'
import { sharedPool } from '@/lib/database/postgres-pool.server'

/** Does `work` with the store that instances share; null where there is none, or where it fails. */
async function withSharedStore<T>(work: (store: ContactStore) => Promise<T>): Promise<T | null> {
  if (!sharedPool()) return null
  try {
    return await work(await contactStore())
  } catch (error) {
    reportFailure('contact: outcome', error)
    return null
  }
}

/** Lets every instance show an outcome: sealed, under an id that only the visitor's cookie knows. Drops old ones. */
export async function shareOutcome(id: string, outcome: Outcome, until: number, now: number): Promise<void> {
  await withSharedStore(async ({ db, ring }) => {
    await db.deleteFrom('outcomes').where('until', '<=', now).execute()
    const { keyId, bytes } = seal(ring, JSON.stringify(outcome), id)
    const row = { id_hash: fingerprint(ring, id), key_id: keyId, sealed: bytes, until }
    await db.insertInto('outcomes').values(row).execute()
  })
}

/** The outcome that another instance shared under this id, or null. */
export function sharedOutcome(id: string, now: number): Promise<Outcome | null> {
  return withSharedStore(async ({ db, ring }) => {
    const row = await db
      .selectFrom('outcomes')
      .selectAll()
      .where('id_hash', '=', fingerprint(ring, id))
      .where('until', '>', now)
      .executeTakeFirst()
    const opened = row && unseal(ring, { keyId: row.key_id, bytes: row.sealed }, id)
    return opened?.ok ? parseStoredOutcome(opened.text) : null
  })
}
