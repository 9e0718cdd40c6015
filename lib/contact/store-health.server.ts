import 'server-only'
import { oncePerProcess } from '@/lib/http/once-per-process'

/** A failure counts for this long, in milliseconds: with nobody writing, nobody sees that it has passed. */
const RECENT_MS = 10 * 60 * 1000

const health = () => oncePerProcess('store-health', () => ({ failedAt: -Infinity }))

/** Notes that a request could not be stored, or the store could not be opened, for the next alert. */
export function noteStoreFailure(now: number): void {
  health().failedAt = now
}

/** Whether the store has failed lately, as far as this process has seen. */
export function storeHasFailed(now: number): boolean {
  return health().failedAt > now - RECENT_MS
}
