import 'server-only'
import pg from 'pg'
import { reportFailure } from '@/lib/contact/report-failure.server'
import { env } from '@/lib/env'
import { oncePerProcess } from '@/lib/http/once-per-process'

/** How long to wait for a connection, whether a new one or one that another query holds. */
const CONNECT_MS = 3000
/** How long one statement may take, the wait for a lock included: first the server ends it, then we do. */
const STATEMENT_MS = 3000

/**
 * Said to each new connection; as parameters of the connection itself, poolers such as PgBouncer would refuse them. A
 * commit is on the disk when it is answered, whatever the database's default; a stronger setting than `on` stays.
 */
const SESSION = `select set_config('statement_timeout', '${STATEMENT_MS}', false),
  set_config('idle_in_transaction_session_timeout', '${2 * STATEMENT_MS}', false),
  set_config('synchronous_commit', case current_setting('synchronous_commit')
    when 'off' then 'on' else current_setting('synchronous_commit') end, false)`

const eightByteInteger = pg.types.builtins.INT8

/**
 * A small pool of connections. Whole numbers of eight bytes come as numbers (ours are times and counts, far below
 * 2^53), bytes as Buffers.
 * @param url postgres://user:password@host:port/database
 */
export function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'hanford-spine',
    max: 5,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: STATEMENT_MS + 1000,
    // A connection whose other end has gone without a word is used no longer than this.
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
  // Unheard, a connection that breaks between two queries would end the process: one that waits in the pool, and one
  // that a transaction holds. It is replaced when the next one is asked for.
  pool.on('error', (error) => reportFailure('database: connection', error))
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** This process's connections to DATABASE_URL; undefined where it is not set. */
export function sharedPool(): pg.Pool | undefined {
  const { DATABASE_URL } = env()
  if (DATABASE_URL === undefined) return undefined
  return oncePerProcess('postgres-pool', () => openPool(DATABASE_URL))
}
