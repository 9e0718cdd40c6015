import 'server-only'
import { Kysely, sql } from 'kysely'
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { lockWait } from '@/lib/contact/store/lock-wait.server'
import { createTables, isPostgres, type ContactDatabase } from '@/lib/contact/store/schema.server'
import { NodeSqliteDialect } from '@/lib/contact/store/sqlite-dialect.server'

// secure_delete overwrites erased data; synchronous=FULL flushes every commit to disk.
const settings = 'PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA secure_delete=ON'

/**
 * Opens the embedded store, DATA_DIR/requests.sqlite, and creates its tables. Commits are durable (WAL,
 * synchronous=FULL).
 * @throws if it can't be opened or written, or the file is damaged.
 */
export async function openDatabase(dataDir: string): Promise<Kysely<ContactDatabase>> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, 'requests.sqlite')
  const file = new DatabaseSync(path, { timeout: 0, enableForeignKeyConstraints: true })
  const whenFree = lockWait()
  const db = new Kysely<ContactDatabase>({ dialect: new NodeSqliteDialect(file, whenFree) })
  try {
    chmodSync(path, 0o600)
    await whenFree(() => file.exec(settings))
    await whenFree(() => assertSound(file))
    await createTables(db)
    return db
  } catch (error) {
    file.close()
    throw error
  }
}

/**
 * Truncates the write-ahead log, which still contains erased data. PostgreSQL's log is managed by its
 * operator.
 */
export async function scrub(db: Kysely<ContactDatabase>): Promise<void> {
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db)
}

/** Detects damage at startup; otherwise it could go unnoticed in pages that are rarely read. */
function assertSound(file: DatabaseSync): void {
  const { quick_check: verdict } = file.prepare('PRAGMA quick_check(1)').get() as { quick_check: string }
  if (verdict !== 'ok') throw Object.assign(new Error('requests.sqlite is damaged'), { code: 'DAMAGED' })
}
