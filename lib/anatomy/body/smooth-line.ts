export type Point = readonly [x: number, y: number]

/** A smooth line: a start point and a series of cubic curves (two handles and an end point each). */
export interface SmoothLine {
  start: Point
  curves: readonly (readonly [Point, Point, Point])[]
}

/** Parses points written as "x,y x,y". */
export const points = (text: string): Point[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x, y] = pair.split(',').map(Number)
      return [x ?? NaN, y ?? NaN]
    })

/** The unit direction of a smooth line at a point, from its neighbors. */
function direction(before: Point, after: Point): Point {
  const [x, y] = [after[0] - before[0], after[1] - before[1]]
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}

/**
 * A smooth line through all points. Handles are a third of the distance to the next point, so that the line
 * never overshoots, however unevenly spaced the points.
 */
export function through(stops: readonly Point[]): SmoothLine {
  const at = (index: number) => stops[Math.min(Math.max(index, 0), stops.length - 1)] ?? [NaN, NaN]
  const heading = (index: number) => direction(at(index - 1), at(index + 1))
  const curves = stops.slice(1).map((end, index) => {
    const start = at(index)
    const third = Math.hypot(end[0] - start[0], end[1] - start[1]) / 3
    const [out, into] = [heading(index), heading(index + 1)]
    const handles: [Point, Point] = [
      [start[0] + out[0] * third, start[1] + out[1] * third],
      [end[0] - into[0] * third, end[1] - into[1] * third],
    ]
    return [...handles, end] as const
  })
  return { start: at(0), curves }
}

/** Straight segments from corner to corner, as a SmoothLine. */
export const straight = (corners: readonly Point[]): SmoothLine => ({
  start: corners[0] ?? [NaN, NaN],
  curves: corners.slice(1).map((end, index) => [corners[index] ?? end, end, end] as const),
})

/** The part of a line between two of its points, by index. */
export const stretch = ({ start, curves }: SmoothLine, from: number, to: number): SmoothLine => ({
  start: from === 0 ? start : (curves[from - 1]?.[2] ?? start),
  curves: curves.slice(from, to),
})

export function reversed({ start, curves }: SmoothLine): SmoothLine {
  const stops = [start, ...curves.map(([, , end]) => end)].reverse()
  return {
    start: stops[0] ?? start,
    curves: curves.toReversed().map(([out, into], index) => [into, out, stops[index + 1] ?? start] as const),
  }
}

const flip = ([x, y]: Point): Point => [-x || 0, y]

/** The line mirrored onto the other half of the body. */
export const mirrored = ({ start, curves }: SmoothLine): SmoothLine => ({
  start: flip(start),
  curves: curves.map(([out, into, end]) => [flip(out), flip(into), flip(end)] as const),
})

/** Concatenates lines; each must start where the one before it ends. */
export const joined = (lines: readonly SmoothLine[]): SmoothLine => ({
  start: lines[0]?.start ?? [NaN, NaN],
  curves: lines.flatMap(({ curves }) => curves),
})

const number = (value: number) => String(Math.round(value * 10) / 10 || 0)
const written = (place: Point) => place.map(number).join(',')

/** SVG path data, rounded to a tenth of a unit. */
export const pathData = ({ start, curves }: SmoothLine, end: 'open' | 'closed'): string =>
  `M${written(start)}${curves.map((curve) => `C${curve.map(written).join(' ')}`).join('')}${end === 'closed' ? 'Z' : ''}`
