import 'server-only'
import { Kysely } from 'kysely'
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { migrate, type ContactDatabase } from '@/lib/contact/migrations.server'
import { NodeSqliteDialect } from '@/lib/contact/sqlite-dialect.server'

/** How long a statement waits for another process's lock; the process answers nothing else meanwhile. */
const LOCK_WAIT_MS = 2000

/**
 * Opens the embedded store, DATA_DIR/requests.sqlite, with its schema up to date. What is committed is on the disk
 * (WAL, synchronous=FULL).
 * @throws when it cannot be opened or written.
 */
export async function openDatabase(dataDir: string): Promise<Kysely<ContactDatabase>> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, 'requests.sqlite')
  const file = new DatabaseSync(path, { timeout: LOCK_WAIT_MS, enableForeignKeyConstraints: true })
  const db = new Kysely<ContactDatabase>({ dialect: new NodeSqliteDialect(file) })
  try {
    chmodSync(path, 0o600)
    file.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL')
    await migrate(db)
    return db
  } catch (error) {
    file.close()
    throw error
  }
}
