import 'server-only'
import { RateLimiterMemory, type RateLimiterAbstract, type RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from '@/lib/platform/limits/client-address'
import { oncePerProcess } from '@/lib/platform/http/once-per-process'
import { sharedLimiter } from '@/lib/platform/limits/shared-limiter.server'

export type Limit = { name: string; points: number; seconds: number }
export type LimitResult = { ok: true } | { ok: false; retryAfterSeconds: number }

/**
 * An IPv6 /48 gets this many times the points of a single client: enough for an office, but far below 65,536
 * times.
 */
const NETWORK_TIMES = 10

type Bucket = { limit: Limit; key: string }

/** What a client's points are taken from: its own limit and, for an IPv6 /64, that of the /48 around it. */
function bucketsOf(limit: Limit, key: string): Bucket[] {
  const network = networkOf(key)
  if (network === null) return [{ limit, key }]
  const { name, points, seconds } = limit
  const wider = { name: `${name}-network`, points: points * NETWORK_TIMES, seconds }
  return [
    { limit, key },
    { limit: wider, key: network },
  ]
}

function limiterOf({ name, points, seconds }: Limit): RateLimiterAbstract {
  return oncePerProcess(`rate-limit.${name}.${points}`, () => {
    const options = { keyPrefix: name, points, duration: seconds }
    return sharedLimiter(options) ?? new RateLimiterMemory(options)
  })
}

/**
 * Takes one point from a client's limit; a refusal takes none. Instances that share a database (DATABASE_URL)
 * count together; otherwise each process counts in memory.
 * @param key the client to count; see `clientAddress`. For IPv6, the /48 is counted as well, with ten times
 * the points.
 */
export async function takeFromLimit(limit: Limit, key: string): Promise<LimitResult> {
  return takeFromLimits([[limit, key]])
}

/** The same for several limits: takes a point from each, or from none. */
export async function takeFromLimits(wanted: [limit: Limit, key: string][]): Promise<LimitResult> {
  const taken: Bucket[] = []
  for (const bucket of wanted.flatMap(([limit, key]) => bucketsOf(limit, key))) {
    const result = await takePoint(bucket)
    if (!result.ok) {
      await Promise.all(taken.map(giveBackPoint))
      return result
    }
    taken.push(bucket)
  }
  return { ok: true }
}

/** Returns a point that was taken unnecessarily. Does nothing if its period is over. */
export async function giveBackToLimit(limit: Limit, key: string): Promise<void> {
  await Promise.all(bucketsOf(limit, key).map(giveBackPoint))
}

async function takePoint(bucket: Bucket): Promise<LimitResult> {
  try {
    await limiterOf(bucket.limit).consume(bucket.key)
    return { ok: true }
  } catch (refusal) {
    // The library rejects with a plain result if the limit is reached, and with an Error if it fails.
    if (refusal instanceof Error) throw refusal
    // The library counted the refusal too, so a point returned later would still be missing.
    await giveBackPoint(bucket)
    const { msBeforeNext } = refusal as RateLimiterRes
    return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) }
  }
}

async function giveBackPoint({ limit, key }: Bucket): Promise<void> {
  const limiter = limiterOf(limit)
  const used = await limiter.get(key)
  if (used && used.msBeforeNext > 0 && used.consumedPoints > 0) await limiter.reward(key)
}
