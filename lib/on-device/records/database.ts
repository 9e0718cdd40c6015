import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { failure, success, type Result, type StoreCode } from './result'
import { recordsVersion, type Day, type Person, type Plan, type SavedForm } from './schema'
import { recordsDatabase } from '@/lib/browser/storage-keys'

interface Layout extends DBSchema {
  people: { key: string; value: Person }
  plans: { key: string; value: Plan }
  days: { key: [string, string]; value: Day }
  forms: { key: [string, string]; value: SavedForm }
}

export type Database = IDBPDatabase<Layout>
export const storeNames = ['people', 'plans', 'days', 'forms'] as const
export type StoreName = (typeof storeNames)[number]

/**
 * One migration per version, in order. Never change one that has shipped: it may already have run on
 * visitors' devices.
 */
const migrations: readonly ((database: Database) => void)[] = [
  (database) => {
    database.createObjectStore('people', { keyPath: 'id' })
    database.createObjectStore('plans', { keyPath: 'personId' })
    database.createObjectStore('days', { keyPath: ['personId', 'date'] })
  },
  (database) => database.createObjectStore('forms', { keyPath: ['personId', 'formId'] }),
]

/** Maps an error thrown by IndexedDB to a code. */
export function storeCode(error: unknown): StoreCode {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'QuotaExceededError') return 'full'
  if (name === 'VersionError' || name === 'InvalidStateError') return 'outdated'
  if (name === 'SecurityError' || name === 'UnknownError') return 'unavailable'
  return 'failed'
}

/**
 * Opens the database and migrates it to the current version, keeping its data. A tab with an older version
 * closes its connection (its next call returns `outdated`); if one doesn't within `patience` milliseconds,
 * the result is `blocked`.
 */
export async function openDatabase(patience = 4000): Promise<Result<Database>> {
  if (!globalThis.indexedDB) return failure('unavailable')
  let giveUp: ReturnType<typeof setTimeout> | undefined
  try {
    const opening = openDB<Layout>(recordsDatabase, recordsVersion, {
      upgrade: (database, from) => migrations.slice(from).forEach((migrate) => migrate(database)),
      blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
    })
    const tooLong = new Promise<null>((resolve) => {
      giveUp = setTimeout(() => resolve(null), patience)
    })
    const database = await Promise.race([opening, tooLong])
    if (database) return success(database)
    // If it opens after all, close it so that it doesn't block other tabs.
    void opening.then((late) => late.close()).catch(() => undefined)
    return failure('blocked')
  } catch (error) {
    return failure(storeCode(error))
  } finally {
    clearTimeout(giveUp)
  }
}
