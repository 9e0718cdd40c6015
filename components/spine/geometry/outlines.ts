/** A point in millimeters; x grows toward the back of the body, y toward the feet. */
export interface Point {
  x: number
  y: number
}

/**
 * The corners of a polygon. The drawn outline is the smooth curve inside it, which touches every side at its
 * midpoint (a quadratic B-spline), so it never leaves the polygon, and corners that are close together stay
 * crisp.
 */
export type Outline = readonly Point[]

/** A bone's placement: its center, and its downward tilt at the front, in degrees. */
export interface Frame {
  centre: Point
  tilt: number
}

export interface Bounds {
  x: number
  y: number
  width: number
  height: number
}

export const point = (x: number, y: number): Point => ({ x, y })

/** Corners in the form "x,y x,y". */
export const corners = (text: string): Outline =>
  text.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number)
    return point(x ?? NaN, y ?? NaN)
  })

/** The midpoint of two points, or another fraction of the way with `at`, such as 1/3. */
export const between = (a: Point, b: Point, at = 0.5): Point =>
  point(a.x + (b.x - a.x) * at, a.y + (b.y - a.y) * at)

/** Converts a bone's own coordinates to the drawing's. */
export function place({ centre, tilt }: Frame, { x, y }: Point): Point {
  const angle = (tilt * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return point(centre.x + x * cos + y * sin, centre.y - x * sin + y * cos)
}

/** The smooth curve as many short line segments, for measuring. */
export function flatten(outline: Outline, steps = 6): Point[] {
  return outline.flatMap((corner, index) => {
    const start = between(outline.at(index - 1) ?? corner, corner)
    const end = between(corner, outline[(index + 1) % outline.length] ?? corner)
    return Array.from({ length: steps }, (_, step) => {
      const at = step / steps
      return between(between(start, corner, at), between(corner, end, at), at)
    })
  })
}

/** The point at a distance from one point toward another; away from it if negative. */
export const towards = (from: Point, to: Point, length: number): Point =>
  between(from, to, length / Math.hypot(to.x - from.x, to.y - from.y))

/** The bounding box of smooth outlines. */
export function boundsOf(outlines: readonly Outline[]): Bounds {
  const points = outlines.flatMap((outline) => flatten(outline))
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

interface PathOptions {
  /** An open line starts at its first point and ends at its last. */
  open?: boolean
  /** Path units per millimeter. */
  perMm?: number
  /** Decimal places. */
  decimals?: number
}

/**
 * SVG path data of an outline. Uses the shorthand that mirrors the previous control point (`t`), which halves
 * its size. Each rounded point is computed from the control point as the browser will see it, so rounding
 * errors don't accumulate.
 */
export function pathData(
  outline: Outline,
  { open = false, perMm = 1, decimals = 1 }: PathOptions = {},
): string {
  const factor = 10 ** decimals
  // Integer multiples of the smallest step, so that sums stay exact.
  const snap = ({ x, y }: Point) => point(Math.round(x * perMm * factor), Math.round(y * perMm * factor))
  const scaled = ({ x, y }: Point) => point(x * perMm * factor, y * perMm * factor)
  const [first, second] = outline
  const last = outline.at(-1)
  if (!first || !second || !last) throw new Error('An outline needs at least two points.')

  const start = snap(open ? first : between(last, first))
  const inner = open ? outline.slice(1, -1) : outline
  const end = open ? snap(last) : start
  let position = start
  let handle = snap(inner[0] ?? between(first, last))
  const numbers: number[] = [handle.x - start.x, handle.y - start.y]
  const moveTo = (next: Point) => {
    numbers.push(next.x - position.x, next.y - position.y)
    position = next
  }
  for (const corner of inner.slice(1)) {
    const joint = between(handle, scaled(corner))
    const next = point(Math.round(joint.x), Math.round(joint.y))
    moveTo(next)
    handle = point(2 * next.x - handle.x, 2 * next.y - handle.y)
  }
  moveTo(end)
  const curve = `M${write([start.x, start.y], factor)}q${write(numbers.slice(0, 4), factor)}`
  const rest = numbers.length > 4 ? `t${write(numbers.slice(4), factor)}` : ''
  return curve + rest + (open ? '' : 'z')
}

/**
 * Numbers as short as SVG allows: no leading zero, and no space before a minus sign or a second decimal
 * point.
 */
function write(steps: readonly number[], factor: number): string {
  let text = ''
  let hasPoint = false
  for (const step of steps) {
    const digits = String(step / factor).replace(/^(-?)0\./, '$1.')
    const isSeparate = text === '' || digits.startsWith('-') || (digits.startsWith('.') && hasPoint)
    text += (isSeparate ? '' : ' ') + digits
    hasPoint = digits.includes('.')
  }
  return text
}
