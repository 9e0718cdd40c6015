import 'server-only'
import { env } from '@/lib/platform/env'
import { clientAddress } from '@/lib/platform/limits/client-address'
import { takeFromLimit } from '@/lib/platform/limits/rate-limit.server'

/** Searches per address and minute: more than one person or household needs. */
const perMinute = { name: 'search-minute', points: 30, seconds: 60 }

/**
 * Counts a search against the sender's rate limit.
 * @returns false if the limit is exceeded
 */
export async function takeSearch(headers: Headers): Promise<boolean> {
  const { ok } = await takeFromLimit(perMinute, clientAddress(headers, env().TRUSTED_PROXY_HOPS))
  return ok
}
