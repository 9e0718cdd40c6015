import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Outcome } from '@/lib/contact/intake/outcome'
import { contactStore, type ContactStore } from '@/lib/contact/store/contact-store.server'
import { decrypt, encrypt, fingerprint } from '@/lib/contact/store/encryption.server'
import { sharedPool } from '@/lib/platform/database/postgres-pool.server'
import { oncePerProcess } from '@/lib/platform/http/once-per-process'
import { reportFailure } from '@/lib/platform/log/report-failure.server'

/** The cookie that contains the ID of the visitor's outcome. */
export const OUTCOME_COOKIE = 'contact-outcome'
/** How long an outcome is stored, in seconds. */
export const OUTCOME_SECONDS = 900
/** How many are in memory, at up to 32 KB of text each. Their pages are opened at once, so the oldest goes. */
const MOST = 500

type StoredOutcome = { outcome: Outcome; until: number }

// A rejected form contains what a patient typed, so it is only in memory, or encrypted in the shared store.
const inMemory = () => oncePerProcess('contact-outcomes', () => new Map<string, StoredOutcome>())

/** Runs `work` with the store that instances share; undefined if there is none or it fails. */
async function withSharedStore<T>(work: (store: ContactStore) => Promise<T>): Promise<T | undefined> {
  if (!sharedPool()) return undefined
  try {
    return await work(await contactStore())
  } catch (error) {
    reportFailure('contact: outcome', error)
    return undefined
  }
}

/**
 * Stores the outcome of a form sent without JavaScript for OUTCOME_SECONDS, for all instances.
 * @returns an unguessable ID, for the visitor's cookie.
 */
export async function storeOutcome(outcome: Outcome, now = Date.now()): Promise<string> {
  const id = randomUUID()
  const until = now + OUTCOME_SECONDS * 1000
  const outcomes = inMemory()
  for (const [oldest, { until }] of outcomes) {
    if (until > now && outcomes.size < MOST) break
    outcomes.delete(oldest)
  }
  outcomes.set(id, { outcome, until })
  await withSharedStore(({ db, ring }) => {
    const { keyId, bytes } = encrypt(ring, JSON.stringify(outcome), id)
    const row = { id_hash: fingerprint(ring, id), key_id: keyId, sealed: bytes, until }
    return db.insertInto('outcomes').values(row).execute()
  })
  return id
}

/** The outcome for the visitor's cookie; null if there is none or it has expired. */
export async function readOutcome(id = '', now = Date.now()): Promise<Outcome | null> {
  const found = inMemory().get(id)
  if (found) return found.until > now ? found.outcome : null
  if (id === '') return null
  const shared = await withSharedStore(async ({ db, ring }) => {
    const row = await db
      .selectFrom('outcomes')
      .selectAll()
      .where('id_hash', '=', fingerprint(ring, id))
      .where('until', '>', now)
      .executeTakeFirst()
    const opened = row && decrypt(ring, { keyId: row.key_id, bytes: row.sealed }, id)
    return opened?.ok ? (JSON.parse(opened.text) as Outcome) : null
  })
  return shared ?? null
}
