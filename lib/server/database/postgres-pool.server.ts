import 'server-only'
import pg from 'pg'
import { reportFailure } from '@/lib/contact/alerts/report-failure.server'
import { env } from '@/lib/env'
import { oncePerProcess } from '@/lib/server/http/once-per-process'

/** Timeout for getting a connection, new or from the pool. */
const CONNECT_MS = 3000
/** Timeout for one statement, including waiting for locks. The server enforces it first, then the client. */
const STATEMENT_MS = 3000

/**
 * Set with a query on each new connection, because poolers such as PgBouncer reject startup parameters.
 * Forces synchronous commits if the database turned them off, and keeps stronger settings.
 */
const SESSION = `select set_config('statement_timeout', '${STATEMENT_MS}', false),
  set_config('idle_in_transaction_session_timeout', '${2 * STATEMENT_MS}', false),
  set_config('synchronous_commit', case current_setting('synchronous_commit')
    when 'off' then 'on' else current_setting('synchronous_commit') end, false)`

const eightByteInteger = pg.types.builtins.INT8

/**
 * Opens a small connection pool. 8-byte integers are returned as numbers (ours are times and counts, far
 * below 2^53), bytes as Buffers.
 * @param url postgres://user:password@host:port/database
 */
export function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'hanford-spine',
    max: 5,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: STATEMENT_MS + 1000,
    // Limits how long a connection is used after the server disappeared silently.
    maxLifetimeSeconds: 60,
    allowExitOnIdle: true,
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === eightByteInteger ? Number : pg.types.getTypeParser(type, format as 'text'),
    },
    onConnect: async (client) => {
      await client.query(SESSION)
    },
  })
  // Without listeners, a connection that breaks between queries would crash the process, whether idle or in a
  // transaction. The pool replaces it on the next request.
  pool.on('error', (error) => reportFailure('database: connection', error))
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** The process's shared pool for DATABASE_URL; undefined if it is not set. */
export function sharedPool(): pg.Pool | undefined {
  const { DATABASE_URL } = env()
  if (DATABASE_URL === undefined) return undefined
  return oncePerProcess('postgres-pool', () => openPool(DATABASE_URL))
}
