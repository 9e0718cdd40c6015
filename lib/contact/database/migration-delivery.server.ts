import 'server-only'
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Adds what retries need: uncertain sends, idempotency keys, alerts, erased bodies. One column per statement,
 * because SQLite can't add several at once.
 */
export const deliveryMigration: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db
    await schema
      .alterTable('deliveries')
      .addColumn('round', 'integer', (column) => column.notNull().defaultTo(1))
      .execute()
    await schema.alterTable('deliveries').addColumn('in_doubt_since', 'bigint').execute()
    await schema.alterTable('deliveries').addColumn('provider_id', 'text').execute()
    await schema.alterTable('deliveries').addColumn('handled_at', 'bigint').execute()
    await schema.createIndex('deliveries_by_provider_id').on('deliveries').columns(['provider_id']).execute()

    await schema.alterTable('requests').addColumn('erased_at', 'bigint').execute()
    // Duplicates are now detected in `repeats`, which also works across instances.
    await schema.dropIndex('requests_by_fingerprint').execute()
    await schema.alterTable('requests').dropColumn('fingerprint').execute()

    await schema
      .createTable('repeats')
      .addColumn('key_hash', 'text', (column) => column.primaryKey())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('reference', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute()
    await schema
      .createTable('alerts')
      .addColumn('cause', 'text', (column) => column.primaryKey())
      .addColumn('alerted_at', 'bigint', (column) => column.notNull())
      .execute()
  },
}
