/**
 * Rows of the dynamic programming table, reused between calls because allocating them dominated the run time.
 */
let beforeLast: number[] = []
let last: number[] = []
let current: number[] = []

/**
 * The optimal string alignment distance of two words: letters inserted, deleted, replaced, or swapped with a
 * neighbor.
 * @param limit the largest distance of interest; stops early and returns Infinity above it.
 */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return Infinity
  for (let column = 0; column <= to.length; column += 1) last[column] = column
  let leastOfLast = 0
  for (let row = 1; row <= from.length; row += 1) {
    current[0] = row
    let least = row
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1]
      let distance = last[column - 1]! + (isSame ? 0 : 1)
      distance = Math.min(distance, last[column]! + 1, current[column - 1]! + 1)
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (isSwapped && row > 1 && column > 1) distance = Math.min(distance, beforeLast[column - 2]! + 1)
      current[column] = distance
      least = Math.min(least, distance)
    }
    // A swap can still continue from the row before the previous one.
    if (least > limit && leastOfLast >= limit) return Infinity
    leastOfLast = least
    const free = beforeLast
    beforeLast = last
    last = current
    current = free
  }
  const distance = last[to.length]!
  return distance > limit ? Infinity : distance
}
