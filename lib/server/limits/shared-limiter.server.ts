import 'server-only'
import { createHmac } from 'node:crypto'
import type { Pool, QueryConfig } from 'pg'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RLWrapperTimeouts,
  type IRateLimiterOptions,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import { sharedPool } from '@/lib/server/database/postgres-pool.server'
import { env, storeSettings } from '@/lib/env'

/** How long a visitor waits for the shared count before falling back to this process's own. */
const PATIENCE_MS = 1000

/**
 * The library names its statements, to prepare them once for each session. Behind a pooler such as PgBouncer the
 * next statement may run in another session, so they stay unnamed.
 */
const unnamed = (pool: Pool) => ({
  query: ({ text, values }: QueryConfig) => pool.query({ text, ...(values && { values }) }),
})

/** An address is personal data, so the database only stores an HMAC of it. */
class NamelessLimiter extends RateLimiterPostgres {
  readonly #secret: Buffer

  constructor(options: IRateLimiterOptions, pool: Pool, secret: Buffer) {
    // The table is part of the schema (lib/contact/store/schema.server.ts).
    super({
      ...options,
      storeClient: unnamed(pool),
      storeType: 'pool',
      tableName: 'limits',
      tableCreated: true,
    })
    this.#secret = secret
  }

  override getKey(key: string): string {
    return createHmac('sha256', this.#secret).update(super.getKey(key)).digest('base64url')
  }
}

/**
 * A limiter that instances share through their database; undefined if there is none. If the database is
 * unavailable, this process counts alone: that lets too many through rather than refusing anyone.
 */
export function sharedLimiter(options: IRateLimiterOptions): RateLimiterAbstract | undefined {
  const pool = sharedPool()
  const settings = storeSettings(env())
  if (!pool || settings.kind !== 'postgres') return undefined
  return new RLWrapperTimeouts({
    limiter: new NamelessLimiter(options, pool, settings.keys[0]),
    insuranceLimiter: new RateLimiterMemory(options),
    timeoutMs: PATIENCE_MS,
  })
}
