import 'server-only'
import pg from 'pg'
import { reportFailure } from '@/lib/platform/log/report-failure.server'
import { env } from '@/lib/platform/env'
import { connectionSettings } from '@/lib/platform/database/connection-settings.server'
import { oncePerProcess } from '@/lib/platform/http/once-per-process'

/** Timeout for getting a connection, new or from the pool. */
const CONNECT_MS = 3000
/**
 * Timeout for one statement, including waiting for locks. Within transactions the server enforces it first
 * (lib/contact/store/postgres.server.ts).
 */
const STATEMENT_MS = 4000

const eightByteInteger = pg.types.builtins.INT8

/** Whether a statement is still running. pg's types lack the property. */
const isBusy = (client: pg.PoolClient) => 'readyForQuery' in client && client.readyForQuery === false

/**
 * Opens a small connection pool. 8-byte integers are returned as numbers (ours are times and counts, far
 * below 2^53), bytes as Buffers.
 * Poolers such as PgBouncer may give each transaction another connection, so nothing may depend on the session.
 * @param url postgres://user:password@host:port/database
 * @throws EnvironmentError; see `connectionSettings`.
 */
export function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    ...connectionSettings(url),
    application_name: 'hanford-spine',
    max: 5,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: STATEMENT_MS,
    // Limits how long a connection is used after the server disappeared silently.
    maxLifetimeSeconds: 60,
    allowExitOnIdle: true,
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === eightByteInteger ? Number : pg.types.getTypeParser(type, format as 'text'),
    },
  })
  // Without listeners, a connection that breaks between queries would crash the process, whether idle or in a
  // transaction. The pool replaces it on the next request.
  pool.on('error', (error) => reportFailure('database: connection', error))
  pool.on('connect', (client) => client.on('error', () => {}))
  // A statement that timed out is still running, and the next one would wait behind it.
  pool.on('release', (_error, client) => {
    if (isBusy(client)) void client.end()
  })
  return pool
}

/** The process's shared pool for DATABASE_URL; undefined if it is not set. */
export function sharedPool(): pg.Pool | undefined {
  const { DATABASE_URL } = env()
  if (DATABASE_URL === undefined) return undefined
  return oncePerProcess('postgres-pool', () => openPool(DATABASE_URL))
}
