import 'server-only'
import { PostgresAdapter, sql, type Generated, type Kysely } from 'kysely'
import type { CallDeadline } from '@/lib/contact/request/call-deadline'
import type { CallUrgency } from '@/lib/contact/request/call-urgency'

/** Whether the store is PostgreSQL, for the few statements that differ between the databases. */
export function isPostgres<T>(db: Kysely<T>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

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
    /** The deadline; see request/call-deadline.ts. */
    call_by: number
    closed: CallDeadline['closed']
    open_until: number | null
    /** How soon to call if the message describes a warning sign, because lists sort by it; which sign is encrypted. */
    urgency: CallUrgency
  }
  /** Who is calling, and what came of each call, as the staff recorded it. Notes are in the request's body. */
  callbacks: {
    reference: string
    at: number
    result: CallResult | 'calling'
    /** The first name that the member of the staff typed. */
    staff: string
    /** When the patient asked to be called, for `call-back`. */
    call_at: number | null
    /** The delivery's state before, for undoing it. */
    state_before: DeliveryState
    undone_at: number | null
  }
  /** Reminders and digests to be sent once; see notices.server.ts. */
  notices: { name: string; key_id: string; sealed: Uint8Array; claimed_until: number; sent_at: number | null }
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
  }
  /** Recent requests, for detecting duplicates: HMACs of their names (see repeats.ts) and content. */
  repeats: { key_hash: string; fingerprint: string; reference: string; created_at: number }
  /**
   * Who read, changed or erased what; see access-log.server.ts. The site never deletes from
   * it. `subject`: references separated by spaces, or a count.
   */
  access_log: { at: number; account: string; name: string | null; command: string; subject: string }
  /** How often each page was opened, by the office's day. */
  visits: { day: string; page: string; count: number }
}

/**
 * pending: to be sent. sending: an attempt holds the lease. delivered: the provider accepted it. failed: a
 * person or a configuration change is needed. uncertain: possibly delivered, and too old to retry without a
 * person's decision. handled: a person has dealt with it.
 */
export type DeliveryState = 'pending' | 'sending' | 'delivered' | 'failed' | 'uncertain' | 'handled'

export const callResults = [
  'called',
  'left-message',
  'not-reached',
  'booked',
  'wrong-number',
  'not-a-patient',
  'call-back',
] as const
export type CallResult = (typeof callResults)[number]

const tables = (bytes: 'bytea' | 'blob') => [
  `create table requests (
    reference text primary key, received_at bigint not null, key_id text not null, sealed ${bytes} not null,
    marks text not null, erased_at bigint, call_by bigint not null, closed text, open_until bigint,
    urgency text)`,
  'create index requests_by_received_at on requests (received_at)',
  `create table deliveries (
    reference text primary key references requests (reference) on delete cascade, state text not null default 'pending',
    attempts integer not null default 0, next_attempt_at bigint not null, lease_until bigint, last_error text,
    delivered_at bigint, round integer not null default 1, in_doubt_since bigint, provider_id text,
    handled_at bigint, deferred integer not null default 0)`,
  'create index deliveries_by_state on deliveries (state, next_attempt_at)',
  'create index deliveries_by_provider_id on deliveries (provider_id)',
  'create index deliveries_by_delivered_at on deliveries (delivered_at)',
  `create table callbacks (
    reference text not null references requests (reference) on delete cascade, at bigint not null,
    result text not null, staff text not null, call_at bigint, state_before text not null, undone_at bigint, primary key (reference, at))`,
  `create table notices (
    name text primary key, key_id text not null, sealed ${bytes} not null, claimed_until bigint not null,
    sent_at bigint)`,
  `create table repeats (
    key_hash text primary key, fingerprint text not null, reference text not null, created_at bigint not null)`,
  `create table access_log (
    at bigint not null, account text not null, name text, command text not null, subject text not null)`,
  'create table visits (day text not null, page text not null, count integer not null, primary key (day, page))',
  'create index access_log_by_command on access_log (command, at)',
]

/**
 * What instances share besides: rate limits (lib/platform/limits/shared-limiter.server.ts) and outcomes. Unlogged, so a
 * database crash may empty them.
 */
const sharedTables = [
  'create unlogged table limits (key varchar(255) primary key, points integer not null default 0, expire bigint)',
  `create unlogged table outcomes (
    id_hash text primary key, key_id text not null, sealed bytea not null, until bigint not null)`,
]

/** Counted up with every change of the tables. Once the site is live, a change needs a migration, too. */
const VERSION = 5

async function versionOf(db: Kysely<ContactDatabase>): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`select version from schema_version`.execute(db)
  return rows[0]?.version
}

/** Whether the store has this version's tables; a restored backup may be older. */
export const isSchemaCurrent = async (db: Kysely<ContactDatabase>) => (await versionOf(db)) === VERSION

/**
 * Creates the tables of a new store in one transaction. If several processes start at once, only one does the work.
 * Takes the write lock only if there is something to do.
 * @throws if the store has another version's tables, or is new and can't be written.
 */
export async function createTables(db: Kysely<ContactDatabase>): Promise<void> {
  // A new store doesn't have the table of versions either.
  if (await isSchemaCurrent(db).catch(() => false)) return
  await db.transaction().execute(async (transaction) => {
    await sql`create table if not exists schema_version (version integer not null)`.execute(transaction)
    const version = await versionOf(transaction)
    if (version === VERSION) return
    if (version !== undefined) throw new Error(`the store has schema ${version} instead of ${VERSION}`)
    const all = isPostgres(db) ? [...tables('bytea'), ...sharedTables] : tables('blob')
    for (const statement of all) await sql.raw(statement).execute(transaction)
    await sql`insert into schema_version values (${VERSION})`.execute(transaction)
  })
}
