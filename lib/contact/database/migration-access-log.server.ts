import 'server-only'
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The log of who read or erased requests, and when (docs/decisions/0033). */
export const accessLogMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('access_log')
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('name', 'text')
      .addColumn('command', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .execute()
  },
}
