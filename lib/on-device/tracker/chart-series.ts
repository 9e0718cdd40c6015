import { addDays, daysBetween } from '@/lib/text/local-date'
import type { Day } from '@/lib/on-device/records/schema'

export type Measure = 'pain' | 'walkingMinutes' | 'sleepHours'
/** One value per calendar day from first to last; null for days without one. */
export type Series = { first: string; last: string; values: (number | null)[] }

/** The logged days within the last `length` calendar days, including `today`. */
export function recentDays(days: readonly Day[], today: string, length: number): Day[] {
  const first = addDays(today, 1 - length)
  return days.filter(({ date }) => date >= first && date <= today)
}

/** The series of each measure that has enough values for a chart. */
export function allSeries(days: readonly Day[], measures: readonly Measure[]) {
  return measures.flatMap((measure) => {
    const series = seriesOf(days, measure)
    return series ? [{ measure, series }] : []
  })
}

/** The series of one measure, or null with fewer than two values. */
export function seriesOf(days: readonly Day[], measure: Measure): Series | null {
  const given = days.filter((day) => day[measure] !== null)
  const [first, last] = [given[0]?.date, given.at(-1)?.date]
  if (!first || !last || given.length < 2) return null
  const values = Array<number | null>(daysBetween(first, last) + 1).fill(null)
  for (const day of given) values[daysBetween(first, day.date)] = day[measure]
  return { first, last, values }
}
