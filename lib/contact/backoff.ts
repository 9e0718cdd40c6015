const FIRST_WAIT_MS = 15_000
/** The longest wait between two attempts, in milliseconds: what waits is delivered within 5 minutes of a recovery. */
export const LONGEST_WAIT_MS = 4 * 60_000

/**
 * How long to wait after this many failed attempts, in milliseconds: twice as long each time, less up to a quarter
 * by chance, so that requests that failed together do not all come back together.
 * @param random from 0 up to 1.
 */
export function retryWaitMs(attempts: number, random = Math.random()): number {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1))
  return Math.round(wait * (1 - random / 4))
}
