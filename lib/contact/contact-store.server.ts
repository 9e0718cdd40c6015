import 'server-only'
import type { Kysely } from 'kysely'
import { openDatabase } from '@/lib/contact/database.server'
import { loadKeyRing, type KeyRing } from '@/lib/contact/key-ring.server'
import type { ContactDatabase } from '@/lib/contact/migrations.server'
import { env } from '@/lib/env'
import { oncePerProcess } from '@/lib/http/once-per-process'

export type ContactStore = { db: Kysely<ContactDatabase>; ring: KeyRing }

/** Opens the store and the keys in a folder, making both where there are none. Throws when either cannot be used. */
export async function openStore(dataDir: string, configuredKeys?: Buffer[]): Promise<ContactStore> {
  const ring = loadKeyRing(dataDir, configuredKeys)
  return { db: await openDatabase(dataDir), ring }
}

/** This process's store, opened on first use. A failure is thrown and not remembered: the next call tries again. */
export function contactStore(): Promise<ContactStore> {
  const shared = oncePerProcess<{ opening?: Promise<ContactStore> | undefined }>('contact-store', () => ({}))
  const { DATA_DIR, REQUESTS_KEY } = env()
  return (shared.opening ??= openStore(DATA_DIR, REQUESTS_KEY).catch((error: unknown) => {
    shared.opening = undefined
    throw error
  }))
}
