import 'server-only'
import { oncePerProcess } from '@/lib/server/http/once-per-process'

/** How long a failure counts, in milliseconds. Without new writes, nothing would show that it is over. */
const RECENT_MS = 10 * 60 * 1000

const health = () => oncePerProcess('store-health', () => ({ failedAt: -Infinity }))

/** Records that a request couldn't be stored, or the store couldn't be opened, for the next alert. */
export function noteStoreFailure(now: number): void {
  health().failedAt = now
}

/** Whether the store failed recently, as seen by this process. */
export function storeHasFailed(now: number): boolean {
  return health().failedAt > now - RECENT_MS
}
