import 'server-only'
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from '@/lib/contact/store/dialect.server'

/**
 * Adds deferred deliveries, hourly counts and the owners of outcomes, for flood protection. Every column has
 * a default, because instances of the previous version may still be writing.
 */
export const floodMigration: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db
    await schema
      .alterTable('deliveries')
      .addColumn('deferred', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    const marked = sql`select reference from requests where marks <> '[]'`
    await sql`update deliveries set deferred = 1 where reference in (${marked})`.execute(db)
    await schema.createIndex('requests_by_received_at').on('requests').columns(['received_at']).execute()
    await schema
      .createIndex('deliveries_by_delivered_at')
      .on('deliveries')
      .columns(['delivered_at'])
      .execute()

    if (!isPostgres(db)) return
    for (const name of ['client_hash', 'network_hash']) {
      await schema
        .alterTable('outcomes')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
        .execute()
    }
  },
}
