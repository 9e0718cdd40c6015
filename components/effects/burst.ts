/** Which of the earlier presses still count at a time, all in milliseconds. */
type StillCounting = (earlier: readonly number[], now: number) => readonly number[]

/** All presses have to come within this time. */
export const allWithin =
  (windowMs: number): StillCounting =>
  (earlier, now) =>
    earlier.filter((time) => now - time <= windowMs)

/** Each press has to come within this time of the last one. */
export const eachWithin =
  (windowMs: number): StillCounting =>
  (earlier, now) =>
    now - (earlier.at(-1) ?? now) <= windowMs ? earlier : []

/** @returns a function to call at each press. It calls back after `count` of them, then starts counting again. */
export function burst(count: number, stillCounting: StillCounting, onBurst: () => void): () => void {
  let presses: readonly number[] = []
  return () => {
    const now = performance.now()
    presses = [...stillCounting(presses, now), now]
    if (presses.length < count) return
    presses = []
    onBurst()
  }
}
