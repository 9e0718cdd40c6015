import 'server-only'
import { Kysely } from 'kysely'
import type { Pool } from 'pg'
import { migrate, type ContactDatabase } from '@/lib/contact/migrations.server'
import { OneWriterPostgresDialect } from '@/lib/contact/postgres-dialect.server'

/**
 * Opens the store that several instances share, with its schema up to date.
 * @throws when it cannot be reached or written. The pool is as good as before, and another call may succeed.
 */
export async function openSharedDatabase(pool: Pool): Promise<Kysely<ContactDatabase>> {
  const db = new Kysely<ContactDatabase>({ dialect: new OneWriterPostgresDialect({ pool }) })
  await migrate(db)
  return db
}
