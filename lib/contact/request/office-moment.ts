import { officeTimes } from '@/content/generated/practice/times'

const { timeZone } = officeTimes

const format = (moment: Date, options: Intl.DateTimeFormatOptions, locale = 'en-US') =>
  new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(moment)

const time = { hour: 'numeric', minute: '2-digit' } as const
const date = { year: 'numeric', day: 'numeric' } as const

/** A time in the office's time zone, such as 'Friday, November 20, 2026 at 4:05 PM PST'. */
export const officeMoment = (moment: Date): string =>
  format(moment, { weekday: 'long', month: 'long', ...date, ...time, timeZoneName: 'short' })

/** A short form for tables: 'Nov 20, 2026, 4:05 PM PST'. */
export const shortOfficeMoment = (moment: Date): string =>
  format(moment, { month: 'short', ...date, ...time, timeZoneName: 'short' })

/** 'Friday' */
export const weekday = (moment: Date): string => format(moment, { weekday: 'long' })

/** '4 PM', '10:05 AM' or 'noon' */
export function timeOfDay(moment: Date): string {
  const shown = format(moment, time)
  // Many people aren't sure whether 12 PM is noon or midnight.
  return shown === '12:00 PM' ? 'noon' : shown.replace(':00', '')
}

/** The day and time of a deadline, less than a week ahead: 'Friday 4 PM', 'Monday noon', 'Tuesday 10:05 AM'. */
export const dayAndTime = (moment: Date): string => `${weekday(moment)} ${timeOfDay(moment)}`

/** The day on the office's calendar: `date` as '2026-11-23', and in words as 'Monday, November 23'. */
export function officeDay(moment: Date): { date: string; day: string } {
  return {
    // Sweden writes dates like ISO 8601.
    date: format(moment, {}, 'sv-SE'),
    day: format(moment, { weekday: 'long', month: 'long', day: 'numeric' }),
  }
}
