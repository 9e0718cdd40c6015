import 'server-only'
import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, QueryConfig } from 'pg'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  type IRateLimiterOptions,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import { sharedPool } from '@/lib/platform/database/postgres-pool.server'
import { env, storeSettings } from '@/lib/platform/env'

/**
 * How long a visitor waits for the shared count before this process counts alone: a second, counted in tenths so that
 * time in which this process itself was too busy to read the answer isn't held against the database.
 */
async function patience(signal: AbortSignal): Promise<never> {
  for (let tenths = 0; tenths < 10; tenths++) await sleep(100, undefined, { signal })
  throw new Error('The database took too long to count.')
}

/**
 * The library names its statements, to prepare them once for each session. Behind a pooler such as PgBouncer the
 * next statement may run in another session, so they stay unnamed.
 */
const patientAndUnnamed = (pool: Pool) => ({
  async query({ text, values }: QueryConfig) {
    const answered = new AbortController()
    const query = pool.query({ text, ...(values && { values }) })
    return Promise.race([query, patience(answered.signal)]).finally(() => answered.abort())
  },
})

/** An address is personal data, so the database only stores an HMAC of it. */
class NamelessLimiter extends RateLimiterPostgres {
  readonly #secret: Buffer

  constructor(options: IRateLimiterOptions, pool: Pool, secret: Buffer) {
    // The table is part of the schema (lib/contact/store/schema.server.ts).
    super({
      ...options,
      storeClient: patientAndUnnamed(pool),
      storeType: 'pool',
      tableName: 'limits',
      tableCreated: true,
      insuranceLimiter: new RateLimiterMemory(options),
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
  return new NamelessLimiter(options, pool, settings.keys[0])
}
