import 'server-only'
import type { Kysely } from 'kysely'
import { openDatabase } from '@/lib/contact/store/sqlite.server'
import { keyRing, loadKeyRing, type KeyRing } from '@/lib/contact/store/key-ring.server'
import type { ContactDatabase } from '@/lib/contact/store/schema.server'
import { openSharedDatabase } from '@/lib/contact/store/shared-database.server'
import { sharedPool } from '@/lib/server/database/postgres-pool.server'
import { env, storeSettings } from '@/lib/env'
import { oncePerProcess } from '@/lib/server/http/once-per-process'

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
