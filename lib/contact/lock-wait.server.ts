import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long statements wait, from when another process's lock was first met, in milliseconds. */
const LOCK_LIMIT_MS = 2000
const RETRY_MS = 20

/** SQLite's code for a lock that another process holds, in the low byte of its extended codes. */
const isLocked = (error: unknown) => (Number(Object(error).errcode) & 0xff) === 5

/**
 * Makes a function that repeats work for as long as another process holds the store, and meanwhile lets this process
 * answer: node:sqlite's own waiting would stop every page. All waiters share one limit: once a lock has lasted that
 * long, whoever comes next is told at once, until the store is free again.
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
