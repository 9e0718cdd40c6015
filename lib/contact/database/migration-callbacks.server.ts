import 'server-only'
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Adds what the staff need to call patients back in time: deadlines, links to requests, what came of the calls,
 * and which reminders were sent (docs/decisions/0050, 0051). New columns may be null, because instances of the
 * previous version may still be writing.
 */
export const callbackMigration: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db
    await schema.alterTable('requests').addColumn('call_by', 'bigint').execute()
    await schema.alterTable('requests').addColumn('link_id', 'text').execute()
    await schema.createIndex('requests_by_link_id').on('requests').columns(['link_id']).execute()

    await schema
      .createTable('callbacks')
      .addColumn('reference', 'text', (column) =>
        column.notNull().references('requests.reference').onDelete('cascade'),
      )
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('result', 'text', (column) => column.notNull())
      .addColumn('state_before', 'text', (column) => column.notNull())
      .addColumn('undone_at', 'bigint')
      .addPrimaryKeyConstraint('callbacks_key', ['reference', 'at'])
      .execute()

    await schema
      .createTable('notices')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('claimed_until', 'bigint', (column) => column.notNull())
      .addColumn('sent_at', 'bigint')
      .execute()
  },
}
