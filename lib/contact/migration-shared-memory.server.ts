import 'server-only'
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from '@/lib/contact/dialect.server'

/**
 * What one process keeps in its memory and several have to share: the counts of lib/http/shared-limiter.server.ts and
 * the outcomes of forms without script. Neither is flushed to the disk, and a crash of the database may empty both.
 */
export const sharedMemoryMigration: Migration = {
  async up(db: Kysely<unknown>) {
    if (!isPostgres(db)) return
    await db.schema
      .createTable('limits')
      .modifyFront(sql`unlogged`)
      .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
      .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('expire', 'bigint')
      .execute()
    await db.schema
      .createTable('outcomes')
      .modifyFront(sql`unlogged`)
      .addColumn('id_hash', 'text', (column) => column.primaryKey())
      .addColumn('key_id', 'text', (column) => column.notNull())
      .addColumn('sealed', 'bytea', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute()
  },
}
