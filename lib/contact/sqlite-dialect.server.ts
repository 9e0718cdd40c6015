import 'server-only'
import { SqliteAdapter, SqliteDialect } from 'kysely'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'

class TransactionalSqliteAdapter extends SqliteAdapter {
  // SQLite's schema changes do roll back; Kysely leaves that off for the sake of a few pragmas we do not use.
  override get supportsTransactionalDdl() {
    return true
  }
}

/** Kysely's SQLite dialect over Node's own driver instead of better-sqlite3. */
export class NodeSqliteDialect extends SqliteDialect {
  constructor(database: DatabaseSync) {
    super({
      database: {
        close: () => database.close(),
        prepare(sql) {
          // Taking the write lock at the start makes other processes wait; taking it half-way would make them fail.
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
    })
  }

  override createAdapter() {
    return new TransactionalSqliteAdapter()
  }
}
