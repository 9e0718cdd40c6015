import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Asks until the answer is yes, or the time is over.
 * @returns {Promise<number>} how long it took, in milliseconds; Infinity when it was never yes
 */
export async function waitUntil(isSo, limitMs, everyMs = 250) {
  const began = Date.now()
  for (;;) {
    if (await isSo()) return Date.now() - began
    if (Date.now() - began > limitMs) return Infinity
    await sleep(everyMs)
  }
}
