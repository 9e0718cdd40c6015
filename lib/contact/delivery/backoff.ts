const FIRST_WAIT_MS = 15_000
/**
 * The longest wait between two attempts, in milliseconds, so that requests are delivered within 5 minutes
 * after an outage.
 */
export const LONGEST_WAIT_MS = 4 * 60_000

/**
 * Exponential backoff after this many failed attempts, in milliseconds, with up to 25% subtracted as jitter
 * so that requests that failed together don't retry together.
 * @param random from 0 up to 1.
 */
export function retryWaitMs(attempts: number, random = Math.random()): number {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1))
  return Math.round(wait * (1 - random / 4))
}
