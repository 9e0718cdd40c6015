import 'server-only'
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from '@/lib/contact/store/dialect.server'

/**
 * Tables for state that instances share: rate limits (lib/server/limits/shared-limiter.server.ts) and the
 * outcomes of forms sent without JavaScript. Both are unlogged, so a database crash may empty them.
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
