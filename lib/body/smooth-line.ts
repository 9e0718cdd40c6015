export type Point = readonly [x: number, y: number]

/** A smooth line: where it starts, and one cubic curve after the other (two handles and an end each). */
export interface SmoothLine {
  start: Point
  curves: readonly (readonly [Point, Point, Point])[]
}

/** Points written as "x,y x,y". */
export const points = (text: string): Point[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x, y] = pair.split(',').map(Number)
      return [x ?? NaN, y ?? NaN]
    })

/** The direction of a smooth line at a point, from its neighbours, one unit long. */
function direction(before: Point, after: Point): Point {
  const [x, y] = [after[0] - before[0], after[1] - before[1]]
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}

/** A smooth line through all points. Handles are a third of each step long: it never overshoots, however uneven the steps. */
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

/** Straight steps from corner to corner, in the same form. */
export const straight = (corners: readonly Point[]): SmoothLine => ({
  start: corners[0] ?? [NaN, NaN],
  curves: corners.slice(1).map((end, index) => [corners[index] ?? end, end, end] as const),
})

/** The part of a line between two of its stops. */
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

/** The same line on the other half of the body. */
export const mirrored = ({ start, curves }: SmoothLine): SmoothLine => ({
  start: flip(start),
  curves: curves.map(([out, into, end]) => [flip(out), flip(into), flip(end)] as const),
})

/** Lines end to end as one; each starts where the one before it ends. */
export const joined = (lines: readonly SmoothLine[]): SmoothLine => ({
  start: lines[0]?.start ?? [NaN, NaN],
  curves: lines.flatMap(({ curves }) => curves),
})

const number = (value: number) => String(Math.round(value * 10) / 10 || 0)
const written = (place: Point) => place.map(number).join(',')

/** As SVG path data, to a tenth of a unit. */
export const pathData = ({ start, curves }: SmoothLine, end: 'open' | 'closed'): string =>
  `M${written(start)}${curves.map((curve) => `C${curve.map(written).join(' ')}`).join('')}${end === 'closed' ? 'Z' : ''}`
