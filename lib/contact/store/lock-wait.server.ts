import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long statements retry after first finding the database locked by another process, in milliseconds. */
const LOCK_LIMIT_MS = 2000
const RETRY_MS = 20

/** SQLITE_BUSY, the low byte of its extended result codes. */
const isLocked = (error: unknown) => (Number(Object(error).errcode) & 0xff) === 5

/**
 * Creates a function that retries work while another process holds the lock, without blocking the event loop
 * as node:sqlite's busy timeout would. All waiters share one deadline: once a lock has lasted that long,
 * later callers fail immediately until the lock is released.
 */
export function lockWait(limitMs = LOCK_LIMIT_MS) {
  let lockedSince: number | undefined
  return async function whenFree<T>(work: () => T | Promise<T>): Promise<T> {
    for (;;) {
      try {
        const result = await work()
        lockedSince = undefined
        return result
      } catch (error) {
        if (!isLocked(error)) throw error
        lockedSince ??= performance.now()
        if (performance.now() - lockedSince >= limitMs) throw error
        await sleep(RETRY_MS)
      }
    }
  }
}

export type WhenFree = ReturnType<typeof lockWait>
