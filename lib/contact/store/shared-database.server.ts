import 'server-only'
import { Kysely } from 'kysely'
import type { Pool } from 'pg'
import { migrate, type ContactDatabase } from '@/lib/contact/store/schema.server'
import { OneWriterPostgresDialect } from '@/lib/contact/store/postgres.server'

/**
 * Opens the PostgreSQL store that instances share, and migrates its schema.
 * @throws if it can't be reached or written. The pool stays usable, so a later call may succeed.
 */
export async function openSharedDatabase(pool: Pool): Promise<Kysely<ContactDatabase>> {
  const db = new Kysely<ContactDatabase>({ dialect: new OneWriterPostgresDialect({ pool }) })
  await migrate(db)
  return db
}
