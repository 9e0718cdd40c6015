import 'server-only'
import { RateLimiterMemory, type RateLimiterAbstract, type RateLimiterRes } from 'rate-limiter-flexible'
import { oncePerProcess } from '@/lib/http/once-per-process'
import { sharedLimiter } from '@/lib/http/shared-limiter.server'

export type Limit = { name: string; points: number; seconds: number }
export type LimitResult = { ok: true } | { ok: false; retryAfterSeconds: number }

function limiterOf({ name, points, seconds }: Limit): RateLimiterAbstract {
  return oncePerProcess(`rate-limit.${name}.${points}`, () => {
    const options = { keyPrefix: name, points, duration: seconds }
    return sharedLimiter(options) ?? new RateLimiterMemory(options)
  })
}

/**
 * Takes one point from a caller's share of a limit; a refusal takes none. All instances that share a database
 * (DATABASE_URL) count together; without one, each process counts in its memory.
 * @param key whom to count: see `clientAddress`.
 */
export async function takeFromLimit(limit: Limit, key: string): Promise<LimitResult> {
  try {
    await limiterOf(limit).consume(key)
    return { ok: true }
  } catch (refusal) {
    // The library refuses with a plain result and fails with an Error.
    if (refusal instanceof Error) throw refusal
    // It has counted the refusal too: a point that is given back later would still be missing.
    await giveBackToLimit(limit, key)
    const { msBeforeNext } = refusal as RateLimiterRes
    return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) }
  }
}

/** Gives back a point that was taken for nothing. When its time has run out meanwhile, there is nothing to give back. */
export async function giveBackToLimit(limit: Limit, key: string): Promise<void> {
  const limiter = limiterOf(limit)
  const used = await limiter.get(key)
  if (used && used.msBeforeNext > 0 && used.consumedPoints > 0) await limiter.reward(key)
}
