import { type Outline, type Point, point } from './outlines'

/**
 * A band along a line, as a closed outline. `width` is in millimeters, either one number or one per point.
 * The ends are blunt.
 */
export function ribbon(line: readonly Point[], width: number | readonly number[]): Outline {
  const side = (by: 1 | -1) =>
    line.map((at, order) => {
      const [before, after] = [line[order - 1] ?? at, line[order + 1] ?? at]
      const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
      const half = (by * (typeof width === 'number' ? width : (width[order] ?? 0))) / 2
      return point(
        at.x + (half * (before.y - after.y)) / length,
        at.y + (half * (after.x - before.x)) / length,
      )
    })
  const [there, home] = [side(1), side(-1).toReversed()]
  // Duplicate points pull the curve close to the corner, so the ends stay in place.
  const blunt = (half: Point[]) => [half[0], ...half, half.at(-1)].filter((at) => at !== undefined)
  return [...blunt(there), ...blunt(home)]
}
