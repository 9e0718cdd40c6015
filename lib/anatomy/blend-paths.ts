const number = /-?\d*\.?\d+/g

/**
 * Interpolates between the path data of two drawings: `at` 0 is the first, 1 the second. Both must have the
 * same commands in the same order, as components/spine/geometry/outlines.ts produces for outlines with equally many
 * corners.
 */
export function blendPaths(from: string, to: string, at: number): string {
  if (at <= 0) return from
  if (at >= 1) return to
  const targets = to.match(number) ?? []
  let order = 0
  return from.replace(number, (text) => {
    const start = Number(text)
    const value = start + (Number(targets[order++] ?? text) - start) * at
    return ` ${Number(value.toFixed(2))}`
  })
}
