const number = /-?\d*\.?\d+/g

/**
 * The path data between two drawings of the same shape: `at` 0 is the first, 1 the second. Both must have the same
 * commands in the same order, as components/spine/outlines.ts writes them for outlines with equally many corners.
 */
export function blendPaths(from: string, to: string, at: number): string {
  if (at <= 0) return from
  if (at >= 1) return to
  const goals = to.match(number) ?? []
  let order = 0
  return from.replace(number, (text) => {
    const start = Number(text)
    const value = start + (Number(goals[order++] ?? text) - start) * at
    return ` ${Number(value.toFixed(2))}`
  })
}
