import 'server-only'
import { PostgresAdapter, type Kysely } from 'kysely'

/** Whether the store is PostgreSQL: for the few words that the two databases do not share. */
export function isPostgres<T>(db: Kysely<T>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
