import 'server-only'
import { sql, type Kysely, type Generated } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'

/** Times are milliseconds since 1970, UTC. Only `sealed` holds anything about a person. */
export type ContactDatabase = {
  requests: {
    reference: string
    received_at: number
    key_id: string
    sealed: Uint8Array
    fingerprint: string
    /** A JSON list of marks: see traps.ts. */
    marks: string
  }
  deliveries: {
    reference: string
    state: Generated<DeliveryState>
    attempts: Generated<number>
    next_attempt_at: number
    lease_until: number | null
    last_error: string | null
    delivered_at: number | null
  }
}

/** Issue 7 adds `uncertain` and `handled`, and says when a delivery has `failed`; so far it is always tried again. */
export type DeliveryState = 'pending' | 'sending' | 'delivered' | 'failed'

const first: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('requests')
      .addColumn('reference', 'text', (column) => column.primaryKey())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addColumn('key_id', 'text', (column) => column.notNull())
      .addColumn('sealed', sql`blob`, (column) => column.notNull())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('marks', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('requests_by_fingerprint')
      .on('requests')
      .columns(['fingerprint', 'received_at'])
      .execute()
    await db.schema
      .createTable('deliveries')
      .addColumn('reference', 'text', (column) => column.primaryKey().references('requests.reference'))
      .addColumn('state', 'text', (column) => column.notNull().defaultTo('pending'))
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
      .addColumn('lease_until', 'bigint')
      .addColumn('last_error', 'text')
      .addColumn('delivered_at', 'bigint')
      .execute()
    await db.schema
      .createIndex('deliveries_by_state')
      .on('deliveries')
      .columns(['state', 'next_attempt_at'])
      .execute()
  },
}

/** In order; one that has been released is never changed, a new one is added behind it. */
const migrations: Record<string, Migration> = { '001-requests': first }

/**
 * Brings the schema up to date, all of it or nothing; of several processes that start together one does the work.
 * @throws when the store cannot be written or holds a newer schema.
 */
export async function migrate(db: Kysely<ContactDatabase>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const provider = { getMigrations: () => Promise.resolve(migrations) }
    const { error } = await new Migrator({ db: transaction, provider }).migrateToLatest()
    if (error) throw error
  })
}

/** Whether the store has every change of this version; a store that was put back may lack some. */
export async function isSchemaCurrent(db: Kysely<ContactDatabase>): Promise<boolean> {
  const provider = { getMigrations: () => Promise.resolve(migrations) }
  const known = await new Migrator({ db, provider }).getMigrations()
  return known.every(({ executedAt }) => executedAt !== undefined)
}
