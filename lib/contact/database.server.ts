import 'server-only'
import { Kysely, sql, SqliteAdapter } from 'kysely'
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { lockWait } from '@/lib/contact/lock-wait.server'
import { migrate, type ContactDatabase } from '@/lib/contact/migrations.server'
import { NodeSqliteDialect } from '@/lib/contact/sqlite-dialect.server'

// What is erased is overwritten, and what is committed is on the disk.
const settings = 'PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA secure_delete=ON'

/**
 * Opens the embedded store, DATA_DIR/requests.sqlite, with its schema up to date. What is committed is on the disk
 * (WAL, synchronous=FULL).
 * @throws when it cannot be opened or written, or its file is damaged.
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
    await migrate(db)
    return db
  } catch (error) {
    file.close()
    throw error
  }
}

/** Empties the write-ahead log, which still holds what was erased. PostgreSQL's own log is the operator's. */
export async function scrub(db: Kysely<ContactDatabase>): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) {
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
  }
}

/** Damage that is found now is told; found later, it might only be in a part that nobody reads. */
function assertSound(file: DatabaseSync): void {
  const { quick_check: verdict } = file.prepare('PRAGMA quick_check(1)').get() as { quick_check: string }
  if (verdict !== 'ok') throw Object.assign(new Error('requests.sqlite is damaged'), { code: 'DAMAGED' })
}
