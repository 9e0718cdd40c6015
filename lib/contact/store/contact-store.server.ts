import 'server-only'
import type { Kysely } from 'kysely'
import { openDatabase } from '@/lib/contact/store/sqlite.server'
import { openSharedDatabase } from '@/lib/contact/store/postgres.server'
import { keyRing, loadKeyRing, type KeyRing } from '@/lib/contact/store/key-ring.server'
import type { ContactDatabase } from '@/lib/contact/store/schema.server'
import { sharedPool } from '@/lib/platform/database/postgres-pool.server'
import { env, storeSettings } from '@/lib/platform/env'
import { oncePerProcess } from '@/lib/platform/http/once-per-process'
import { reportFailure } from '@/lib/platform/log/report-failure.server'

export type ContactStore = { db: Kysely<ContactDatabase>; ring: KeyRing }

/** Opens the store and the keys in a folder, creating them if needed. Throws if either is unusable. */
export async function openStore(dataDir: string, configuredKeys?: Buffer[]): Promise<ContactStore> {
  const ring = loadKeyRing(dataDir, configuredKeys)
  return { db: await openDatabase(dataDir), ring }
}

/**
 * Whether requests can be stored at all; false on a host without persistent files and without DATABASE_URL.
 */
export function hasStore(): boolean {
  return storeSettings(env()).kind !== 'none'
}

async function openConfiguredStore(): Promise<ContactStore> {
  const settings = storeSettings(env())
  if (settings.kind === 'file') return openStore(settings.dataDir, settings.keys)
  const pool = sharedPool()
  if (settings.kind === 'none' || !pool) throw new Error('there is no store')
  return { db: await openSharedDatabase(pool), ring: keyRing(settings.keys) }
}

/**
 * This process's store, opened on first use. Failures are thrown and not cached, so the next call tries
 * again.
 */
export function contactStore(): Promise<ContactStore> {
  const shared = oncePerProcess<{ opening?: Promise<ContactStore> | undefined }>('contact-store', () => ({}))
  return (shared.opening ??= openConfiguredStore().catch((error: unknown) => {
    shared.opening = undefined
    throw error
  }))
}

/**
 * Checks that the store is writable without changing anything.
 * @throws if it is read-only, locked for longer than a statement waits, damaged or unreachable.
 */
export async function checkWritable({ db }: ContactStore): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Touches both tables but no row, because a reference is never empty.
    await transaction.updateTable('requests').set({ marks: '[]' }).where('reference', '=', '').execute()
    await transaction.updateTable('deliveries').set({ attempts: 0 }).where('reference', '=', '').execute()
  })
}

/** How long a failure counts, in milliseconds. Without new writes, nothing would show that it is over. */
const RECENT_MS = 10 * 60 * 1000

const health = () => oncePerProcess('store-health', () => ({ failedAt: -Infinity }))

/** Reports that the store couldn't be opened or written, and remembers it for the next alert. */
export function reportStoreFailure(error: unknown, now: number): void {
  reportFailure('contact: store', error)
  health().failedAt = now
}

/** Whether the store failed recently, as seen by this process. */
export function storeHasFailed(now: number): boolean {
  return health().failedAt > now - RECENT_MS
}
