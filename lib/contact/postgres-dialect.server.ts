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

/** Any number that no other program in the same database locks. */
const WRITERS_LOCK = 7_201_977_559

type PostgresConnection = Parameters<PostgresDriver['rollbackTransaction']>[0]

class OneWriterDriver extends PostgresDriver {
  // As in SQLite: what a transaction has found missing, no other one adds meanwhile. The lock goes with its end.
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    try {
      await super.beginTransaction(connection, settings)
      await connection.executeQuery(CompiledQuery.raw(`select pg_advisory_xact_lock(${WRITERS_LOCK})`))
    } catch (error) {
      // Kysely rolls back only what began in full. A connection that cannot even do this is thrown away.
      await this.rollbackTransaction(connection as PostgresConnection).catch(() => {})
      throw error
    }
  }
}

class OneWriterAdapter extends PostgresAdapter {
  // The schema is migrated in a transaction, which has the lock. Kysely's own would outlive one that fails.
  override async acquireMigrationLock() {}
  override async releaseMigrationLock() {}
}

/** Kysely's PostgreSQL dialect, with one transaction at a time among all instances of the site. */
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
