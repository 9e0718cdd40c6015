import 'server-only'
import { SqliteDialect, SqliteDriver, type DatabaseConnection, type SqliteDialectConfig } from 'kysely'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { WhenFree } from '@/lib/contact/store/lock-wait.server'

class WaitingSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync
  readonly #whenFree: WhenFree

  constructor(config: SqliteDialectConfig, database: DatabaseSync, whenFree: WhenFree) {
    super(config)
    this.#database = database
    this.#whenFree = whenFree
  }

  override async acquireConnection() {
    const connection = await super.acquireConnection()
    return {
      executeQuery: <R>(query: Parameters<typeof connection.executeQuery>[0]) =>
        this.#whenFree(() => connection.executeQuery<R>(query)),
      streamQuery: connection.streamQuery.bind(connection),
    }
  }

  override async rollbackTransaction(connection: DatabaseConnection) {
    // A full disk has already rolled it back; another rollback would fail and hide the cause.
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }
}

/** Kysely's SQLite dialect on node:sqlite instead of better-sqlite3. `whenFree` waits for locks. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #driver: () => WaitingSqliteDriver

  constructor(database: DatabaseSync, whenFree: WhenFree) {
    const config: SqliteDialectConfig = {
      database: {
        close: () => database.close(),
        prepare(sql) {
          // Takes the write lock at the start, where other processes wait for it; upgrading a read lock later
          // would fail.
          const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql)
          const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
          return {
            reader: statement.columns().length > 0,
            all: (parameters) => statement.all(...values(parameters)),
            run: (parameters) => statement.run(...values(parameters)),
            iterate: (parameters) => statement.iterate(...values(parameters)),
          }
        },
      },
    }
    super(config)
    this.#driver = () => new WaitingSqliteDriver(config, database, whenFree)
  }

  override createDriver() {
    return this.#driver()
  }
}
