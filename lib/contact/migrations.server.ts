import 'server-only'
import type { Generated, Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { isPostgres } from '@/lib/contact/dialect.server'
import { sharedMemoryMigration } from '@/lib/contact/migration-shared-memory.server'
import { deliveryMigration } from '@/lib/contact/migration-delivery.server'

/** Times are milliseconds since 1970, UTC. Only what is `sealed` holds anything about a person. */
export type ContactDatabase = {
  requests: {
    reference: string
    received_at: number
    /** Empty, as `sealed` is, once the body has been erased. */
    key_id: string
    sealed: Uint8Array
    /** A JSON list of marks: see traps.ts. */
    marks: string
    erased_at: number | null
  }
  deliveries: {
    reference: string
    state: Generated<DeliveryState>
    attempts: Generated<number>
    next_attempt_at: number
    lease_until: number | null
    /** See failure-policy.ts. */
    last_error: string | null
    delivered_at: number | null
    /** Which sending this is: a person who sends again after all starts a new one, under a new key. */
    round: Generated<number>
    /** When the first attempt of this round began of which nobody knows whether the provider took it. */
    in_doubt_since: number | null
    /** The mail's name at the provider, where it gives one. */
    provider_id: string | null
    handled_at: number | null
  }
  /** In the shared store only: what became of forms without script, for whichever instance shows it. */
  outcomes: { id_hash: string; key_id: string; sealed: Uint8Array; until: number }
  /** What was sent before: by its content, and by the `Idempotency-Key` that came with it. Both are HMACs. */
  repeats: { key_hash: string; fingerprint: string; reference: string; created_at: number }
  /** When each cause was last told to a person. */
  alerts: { cause: string; alerted_at: number }
}

/**
 * pending: to be sent. sending: an attempt holds the lease. delivered: the provider took it. failed: a person or the
 * configuration has to help. uncertain: perhaps delivered, and too old to be sent again without a person's word.
 * handled: a person has dealt with it.
 */
export type DeliveryState = 'pending' | 'sending' | 'delivered' | 'failed' | 'uncertain' | 'handled'

const first: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('requests')
      .addColumn('reference', 'text', (column) => column.primaryKey())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addColumn('key_id', 'text', (column) => column.notNull())
      .addColumn('sealed', isPostgres(db) ? 'bytea' : 'blob', (column) => column.notNull())
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
export const migrations: Record<string, Migration> = {
  '001-requests': first,
  '002-delivery': deliveryMigration,
  '003-shared-memory': sharedMemoryMigration,
}

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
