import { addDays, daysBetween } from '@/lib/local-date'
import type { Day } from '@/lib/own-records/schema'

export type Measure = 'pain' | 'walkingMinutes' | 'sleepHours'
/** A value for each calendar day from the first to the last; null where none was given. */
export type Series = { first: string; last: string; values: (number | null)[] }

/** The days of the last `length` days up to and with `today`. */
export function recentDays(days: readonly Day[], today: string, length: number): Day[] {
  const first = addDays(today, 1 - length)
  return days.filter(({ date }) => date >= first && date <= today)
}

/** One chart's worth of the days for each measure that has one. */
export function allSeries(days: readonly Day[], measures: readonly Measure[]) {
  return measures.flatMap((measure) => {
    const series = seriesOf(days, measure)
    return series ? [{ measure, series }] : []
  })
}

/** What a chart of the days shows; null where fewer than two values were given. */
export function seriesOf(days: readonly Day[], measure: Measure): Series | null {
  const given = days.filter((day) => day[measure] !== null)
  const [first, last] = [given[0]?.date, given.at(-1)?.date]
  if (!first || !last || given.length < 2) return null
  const values = Array<number | null>(daysBetween(first, last) + 1).fill(null)
  for (const day of given) values[daysBetween(first, day.date)] = day[measure]
  return { first, last, values }
}
