import 'server-only'
import { PostgresAdapter, type Kysely } from 'kysely'

/** Whether the store is PostgreSQL, for the few statements that differ between the databases. */
export function isPostgres<T>(db: Kysely<T>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
