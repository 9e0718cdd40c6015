import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Polls a condition until it is true or time runs out.
 * @returns the time it took in milliseconds; Infinity if it was never true.
 */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  limitMs: number,
  everyMs = 250,
): Promise<number> {
  const startedAt = Date.now()
  for (;;) {
    if (await condition()) return Date.now() - startedAt
    if (Date.now() - startedAt > limitMs) return Infinity
    await sleep(everyMs)
  }
}
