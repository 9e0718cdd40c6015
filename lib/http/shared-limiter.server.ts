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
import { sharedPool } from '@/lib/database/postgres-pool.server'
import { env, storeSettings } from '@/lib/env'

/** How long a visitor waits for the shared count before this process's own decides. */
const PATIENCE_MS = 1000

/** An address is personal: the database learns only whether it is the same one. */
class NamelessLimiter extends RateLimiterPostgres {
  readonly #secret: Buffer

  constructor(options: IRateLimiterOptions, pool: Pool, secret: Buffer) {
    // The table is made with the rest of the schema (lib/contact/migrations.server.ts).
    super({ ...options, storeClient: pool, storeType: 'pool', tableName: 'limits', tableCreated: true })
    this.#secret = secret
  }

  override getKey(key: string): string {
    return createHmac('sha256', this.#secret).update(super.getKey(key)).digest('base64url')
  }
}

/**
 * A limiter that all instances share by their database, undefined where there is none. When the database cannot be
 * asked, this process counts alone: its loss lets some through too many, and refuses nobody for it.
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
