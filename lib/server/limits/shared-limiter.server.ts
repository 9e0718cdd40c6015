import 'server-only'
import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
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

/** An address is personal data, so the database only stores an HMAC of it. */
class NamelessLimiter extends RateLimiterPostgres {
  readonly #secret: Buffer

  constructor(options: IRateLimiterOptions, pool: Pool, secret: Buffer) {
    // The table is part of the schema (lib/contact/database/migrations.server.ts).
    super({ ...options, storeClient: pool, storeType: 'pool', tableName: 'limits', tableCreated: true })
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
