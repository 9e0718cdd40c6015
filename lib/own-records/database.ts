import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { failure, success, type Result, type StoreCode } from './result'
import { recordsVersion, type Day, type Person, type Plan, type SavedForm } from './schema'
import { ownRecordsDatabase } from '@/lib/storage-keys'

interface Layout extends DBSchema {
  people: { key: string; value: Person }
  plans: { key: string; value: Plan }
  days: { key: [string, string]; value: Day }
  forms: { key: [string, string]; value: SavedForm }
}

export type Database = IDBPDatabase<Layout>
export const storeNames = ['people', 'plans', 'days', 'forms'] as const
export type StoreName = (typeof storeNames)[number]

/** One step for each version, in order: a step is never changed once a visitor's device may have taken it. */
const steps: readonly ((database: Database) => void)[] = [
  (database) => {
    database.createObjectStore('people', { keyPath: 'id' })
    database.createObjectStore('plans', { keyPath: 'personId' })
    database.createObjectStore('days', { keyPath: ['personId', 'date'] })
  },
  (database) => database.createObjectStore('forms', { keyPath: ['personId', 'formId'] }),
]

/** The code for what IndexedDB threw. */
export function storeCode(error: unknown): StoreCode {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'QuotaExceededError') return 'full'
  if (name === 'VersionError' || name === 'InvalidStateError') return 'outdated'
  if (name === 'SecurityError' || name === 'UnknownError') return 'unavailable'
  return 'failed'
}

/**
 * Opens the database and brings it to this version; what is in it stays. A tab with an older version lets go by
 * itself (its next call answers `outdated`); one that does not within `patience` milliseconds is reported as `blocked`.
 */
export async function openDatabase(patience = 4000): Promise<Result<Database>> {
  if (!globalThis.indexedDB) return failure('unavailable')
  let giveUp: ReturnType<typeof setTimeout> | undefined
  try {
    const opening = openDB<Layout>(ownRecordsDatabase, recordsVersion, {
      upgrade: (database, from) => steps.slice(from).forEach((step) => step(database)),
      blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
    })
    const tooLong = new Promise<null>((resolve) => {
      giveUp = setTimeout(() => resolve(null), patience)
    })
    const database = await Promise.race([opening, tooLong])
    if (database) return success(database)
    // Should it open after all, it must not stand in another tab's way.
    void opening.then((late) => late.close()).catch(() => undefined)
    return failure('blocked')
  } catch (error) {
    return failure(storeCode(error))
  } finally {
    clearTimeout(giveUp)
  }
}
