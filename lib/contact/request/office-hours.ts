import { officeTimes } from '@/content/generated/practice/times'
import type { OfficeTimes } from '@/content/schemas/practice-schema'
import { week as weekdays } from '@/content/week'
import { federalHoliday } from '@/lib/contact/request/federal-holidays'

const DAY_MS = 24 * 60 * 60 * 1000

/** A time on the office's clock: `day` counts calendar days since January 1, 1970, `minute` since midnight. */
export type OfficeTime = { day: number; minute: number }

/** When the office is open, in minutes since midnight. */
type Hours = { opens: number; closes: number }

/** `week` begins on Monday, with null for a day on which the office is closed. */
export type Schedule = {
  week: readonly (Hours | null)[]
  /** The name of the holiday on which the office is closed; null on any other day. */
  holidayOn: (day: number) => string | null
}

/** When the office is open, from content/practice/office.yaml. */
export function scheduleOf({ openings, holidays }: Pick<OfficeTimes, 'openings' | 'holidays'>): Schedule {
  const week: (Hours | null)[] = weekdays.map(() => null)
  for (const { from, to, opens, closes } of openings)
    week.fill({ opens: opens * 60, closes: closes * 60 }, weekdays.indexOf(from), weekdays.indexOf(to) + 1)
  const own = new Map(holidays.own.map(({ date, name }) => [Date.parse(`${date}T00:00:00Z`) / DAY_MS, name]))
  const holidayOn = (day: number) => {
    const federal = federalHoliday(day)
    return own.get(day) ?? (federal && holidays.federal.includes(federal) ? federal : null)
  }
  return { week, holidayOn }
}

export const officeSchedule = scheduleOf(officeTimes)

/** The hours of a day; null if the office is closed. */
export function openHours(day: number, { week, holidayOn }: Schedule = officeSchedule): Hours | null {
  // January 1, 1970 was a Thursday.
  return holidayOn(day) === null ? (week[(day + 3) % 7] ?? null) : null
}

/** The first day, this one included, on which the office opens. */
export function nextOpenDay(from: number, schedule: Schedule = officeSchedule): number {
  let day = from
  while (!openHours(day, schedule)) day++
  return day
}

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: officeTimes.timeZone,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
})

/** What the office's clock shows at a moment. */
export function officeTime(moment: Date): OfficeTime {
  const parts = clock.formatToParts(moment)
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  return {
    day: Date.UTC(read('year'), read('month') - 1, read('day')) / DAY_MS,
    minute: read('hour') * 60 + read('minute'),
  }
}

/** The moment at which the office's clock shows this time. */
export function momentAt({ day, minute }: OfficeTime): Date {
  const asUtc = day * DAY_MS + minute * 60_000
  const offsetAt = (time: number) => {
    const shown = officeTime(new Date(time))
    return shown.day * DAY_MS + shown.minute * 60_000 - time
  }
  // The offset on the other side of a clock change can differ, so it is looked up again at the result.
  return new Date(asUtc - offsetAt(asUtc - offsetAt(asUtc)))
}
