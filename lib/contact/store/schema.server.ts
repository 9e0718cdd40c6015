import 'server-only'
import { sql, type Generated, type Kysely } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration } from 'kysely/migration'
import { isPostgres } from '@/lib/contact/store/dialect.server'
import { floodMigration } from '@/lib/contact/database/migration-floods.server'
import { callbackMigration } from '@/lib/contact/database/migration-callbacks.server'
import { accessLogMigration } from '@/lib/contact/database/migration-access-log.server'
import { sharedMemoryMigration } from '@/lib/contact/database/migration-shared-memory.server'
import { deliveryMigration } from '@/lib/contact/database/migration-delivery.server'

/** Times are milliseconds since 1970, UTC. Personal data is only in `sealed` columns, which are encrypted. */
export type ContactDatabase = {
  requests: {
    reference: string
    received_at: number
    /** Empty once the body has been erased, like `sealed`. */
    key_id: string
    sealed: Uint8Array
    /** A JSON array of marks; see traps.ts. */
    marks: string
    erased_at: number | null
    /** When a person has to have called by; see callback/call-deadline.ts. */
    call_by: number | null
    /** What the staff's link refers to (staff-link/link-token.server.ts); null if it was revoked or there is none. */
    link_id: string | null
  }
  /** What came of each call, as the staff recorded it. Notes are in the request's body. */
  callbacks: {
    reference: string
    at: number
    result: CallResult
    /** The delivery's state before, for undoing it. */
    state_before: DeliveryState
    undone_at: number | null
  }
  /** Reminders and digests, so that only one instance sends each; see callback/notices.server.ts. */
  notices: { name: string; claimed_until: number; sent_at: number | null }
  deliveries: {
    reference: string
    state: Generated<DeliveryState>
    attempts: Generated<number>
    next_attempt_at: number
    lease_until: number | null
    /** See failure-policy.ts. */
    last_error: string | null
    delivered_at: number | null
    /** Increases when a person sends the request again as a new e-mail with a new idempotency key. */
    round: Generated<number>
    /** When this round's first attempt with an unknown result began. */
    in_doubt_since: number | null
    /** The provider's ID for the e-mail, if any. */
    provider_id: string | null
    handled_at: number | null
    /**
     * 1 if it is sent after all others because it tripped a trap (traps.ts) and nobody has asked to send it
     * yet; otherwise 0.
     */
    deferred: Generated<number>
  }
  /**
   * Outcomes of forms sent without JavaScript, shared so that any instance can show them. PostgreSQL only.
   */
  outcomes: {
    id_hash: string
    key_id: string
    sealed: Uint8Array
    until: number
    /** HMACs of the client's address group and network; see outcome-room.ts. */
    client_hash: Generated<string>
    network_hash: Generated<string>
  }
  /** Recent requests, for detecting duplicates: HMACs of their names (see repeat-names.ts) and content. */
  repeats: { key_hash: string; fingerprint: string; reference: string; created_at: number }
  /** When each cause last triggered an alert. */
  alerts: { cause: string; alerted_at: number }
  /**
   * Who read or erased what on the command line; see staff/access-log.server.ts. The site never deletes from
   * it. `subject`: references separated by spaces, or a count.
   */
  access_log: { at: number; account: string; name: string | null; command: string; subject: string }
}

/**
 * pending: to be sent. sending: an attempt holds the lease. delivered: the provider accepted it. failed: a
 * person or a configuration change is needed. uncertain: possibly delivered, and too old to retry without a
 * person's decision. handled: a person has dealt with it.
 */
export type DeliveryState = 'pending' | 'sending' | 'delivered' | 'failed' | 'uncertain' | 'handled'

export type CallResult = 'called' | 'left-message' | 'not-reached'

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

/** In order. Never change a released migration; add a new one at the end. */
export const migrations: Record<string, Migration> = {
  '001-requests': first,
  '002-delivery': deliveryMigration,
  '003-shared-memory': sharedMemoryMigration,
  '004-floods': floodMigration,
  '005-access-log': accessLogMigration,
  '006-callbacks': callbackMigration,
}

/** Whether exactly this version's migrations have run, unlike isSchemaCurrent no newer ones either. */
async function isFullyMigrated(db: Kysely<ContactDatabase>): Promise<boolean> {
  if (!(await isSchemaCurrent(db))) return false
  const { rows } = await sql`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  return rows.length === Object.keys(migrations).length
}

/**
 * Migrates the schema in one transaction. If several processes start at once, only one does the work. Takes
 * the write lock only if there is something to migrate.
 * @throws if the store has a newer schema, or has to be migrated and can't be written.
 */
export async function migrate(db: Kysely<ContactDatabase>): Promise<void> {
  if (await isFullyMigrated(db)) return
  await db.transaction().execute(async (transaction) => {
    const provider = { getMigrations: () => Promise.resolve(migrations) }
    const { error } = await new Migrator({ db: transaction, provider }).migrateToLatest()
    if (error) throw error
  })
}

/** Whether all of this version's migrations have run; a restored backup may lack some. */
export async function isSchemaCurrent(db: Kysely<ContactDatabase>): Promise<boolean> {
  const provider = { getMigrations: () => Promise.resolve(migrations) }
  const known = await new Migrator({ db, provider }).getMigrations()
  return known.every(({ executedAt }) => executedAt !== undefined)
}
