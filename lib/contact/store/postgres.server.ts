import 'server-only'
import {
  CompiledQuery,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely'
import type { Pool } from 'pg'
import { createTables, type ContactDatabase } from '@/lib/contact/store/schema.server'

/** An advisory lock ID; any number that no other program uses in this database. */
const WRITERS_LOCK = 7_201_977_559

/** Timeout for one statement in a transaction, including waiting for locks. */
const STATEMENT_MS = 3000

/**
 * Sent after `begin`. Settings are local to the transaction, because a session may belong to a pooler such as
 * PgBouncer, which gives each transaction another one. Forces synchronous commits if the database turned them
 * off, and keeps stronger settings. The lock comes last, so that the timeout limits the wait for it.
 */
const START = [
  `set local statement_timeout = ${STATEMENT_MS}`,
  `set local idle_in_transaction_session_timeout = ${2 * STATEMENT_MS}`,
  `select set_config('synchronous_commit', 'on', true) where current_setting('synchronous_commit') = 'off'`,
  `select pg_advisory_xact_lock(${WRITERS_LOCK})`,
].join(';')

type PostgresConnection = Parameters<PostgresDriver['rollbackTransaction']>[0]

class OneWriterDriver extends PostgresDriver {
  // Serializes transactions as SQLite does, so that a row found missing can't be inserted concurrently. The
  // lock is released when the transaction ends.
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    try {
      await super.beginTransaction(connection, settings)
      await connection.executeQuery(CompiledQuery.raw(START))
    } catch (error) {
      // Kysely only rolls back transactions that it started successfully. If the rollback fails too, discard
      // the connection.
      await this.rollbackTransaction(connection as PostgresConnection).catch(() => {})
      throw error
    }
  }
}

/** Kysely's PostgreSQL dialect, with one transaction at a time across all instances. */
class OneWriterPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver() {
    return new OneWriterDriver(this.#config)
  }
}

/**
 * Opens the PostgreSQL store that instances share, and creates its tables.
 * @throws if it can't be reached or written. The pool stays usable, so a later call may succeed.
 */
export async function openSharedDatabase(pool: Pool): Promise<Kysely<ContactDatabase>> {
  const db = new Kysely<ContactDatabase>({ dialect: new OneWriterPostgresDialect({ pool }) })
  await createTables(db)
  return db
}
