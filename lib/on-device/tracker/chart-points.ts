import type { Series } from './chart-series'
import { addDays } from '@/lib/text/local-date'

/** A logged value and its place in the chart, in percent of the width and, from the top, of the height. */
export type ChartPoint = { day: number; date: string; value: number; x: number; y: number }

/**
 * The points of a series, oldest first, and the top of the scale: `high`, or more (a multiple of 10) if a value
 * exceeds it. Days without a value have no point.
 */
export function chartPoints({ first, values }: Series, high: number): { top: number; points: ChartPoint[] } {
  const top = Math.ceil(Math.max(high, ...values.map((value) => value ?? 0)) / 10) * 10
  const last = Math.max(values.length - 1, 1)
  const points = values.flatMap((value, day) =>
    value === null
      ? []
      : [{ day, date: addDays(first, day), value, x: (day / last) * 100, y: 100 - (value / top) * 100 }],
  )
  return { top, points }
}

/** The index of the point nearest to a place, in percent of the width. */
export function nearestPoint(points: readonly ChartPoint[], x: number): number {
  return points.reduce(
    (best, point, index) => (Math.abs(point.x - x) < Math.abs((points[best]?.x ?? 0) - x) ? index : best),
    0,
  )
}

/** The index after moving from a point toward a day: the next point that way, or the one at the end. */
export function pointToward(points: readonly ChartPoint[], from: number, day: number): number {
  if (day > (points[from]?.day ?? 0)) {
    const next = points.findIndex((point) => point.day >= day)
    return next === -1 ? points.length - 1 : next
  }
  return Math.max(
    points.findLastIndex((point) => point.day <= day),
    0,
  )
}
