import 'server-only'
import {
  CompiledQuery,
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely'

/** An advisory lock ID; any number that no other program uses in this database. */
const WRITERS_LOCK = 7_201_977_559

type PostgresConnection = Parameters<PostgresDriver['rollbackTransaction']>[0]

class OneWriterDriver extends PostgresDriver {
  // Serializes transactions as SQLite does, so that a row found missing can't be inserted concurrently. The
  // lock is released when the transaction ends.
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    try {
      await super.beginTransaction(connection, settings)
      await connection.executeQuery(CompiledQuery.raw(`select pg_advisory_xact_lock(${WRITERS_LOCK})`))
    } catch (error) {
      // Kysely only rolls back transactions that it started successfully. If the rollback fails too, discard
      // the connection.
      await this.rollbackTransaction(connection as PostgresConnection).catch(() => {})
      throw error
    }
  }
}

class OneWriterAdapter extends PostgresAdapter {
  // Migrations run in a transaction that holds the lock. Kysely's own lock would remain after a failure.
  override async acquireMigrationLock() {}
  override async releaseMigrationLock() {}
}

/** Kysely's PostgreSQL dialect, with one transaction at a time across all instances. */
export class OneWriterPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver() {
    return new OneWriterDriver(this.#config)
  }

  override createAdapter() {
    return new OneWriterAdapter()
  }
}
