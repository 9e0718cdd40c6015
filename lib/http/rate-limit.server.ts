import 'server-only'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { oncePerProcess } from '@/lib/http/once-per-process'

export type Limit = { name: string; points: number; seconds: number }
export type LimitResult = { ok: true } | { ok: false; retryAfterSeconds: number }

/**
 * Takes one point from a caller's share of a limit, counted in this process's memory. Issue 7 gives the same call a
 * PostgreSQL store, so that several instances count together.
 * @param key whom to count: see `clientAddress`.
 */
export async function takeFromLimit({ name, points, seconds }: Limit, key: string): Promise<LimitResult> {
  const limiter = oncePerProcess(
    `rate-limit.${name}`,
    () => new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
  )
  try {
    await limiter.consume(key)
    return { ok: true }
  } catch (refusal) {
    // The library refuses with a plain result and fails with an Error.
    if (refusal instanceof Error) throw refusal
    const { msBeforeNext } = refusal as RateLimiterRes
    return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) }
  }
}
