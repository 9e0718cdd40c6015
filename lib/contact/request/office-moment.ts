import { office } from '@/content/office'

const { timeZone } = office

/** A time in the office's time zone, such as 'Friday, November 20, 2026 at 4:05 PM PST'. */
export function officeMoment(moment: Date): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(moment)
}

/** A short form for tables: 'Nov 20, 2026, 4:05 PM PST'. */
export function shortOfficeMoment(moment: Date): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(moment)
}

/** The day and time of a deadline, less than a week ahead: 'Friday 4 PM', 'Monday noon', 'Tuesday 10:05 AM'. */
export function dayAndTime(moment: Date): string {
  return `${weekday(moment)} ${timeOfDay(moment)}`
}

/** 'Friday' */
export function weekday(moment: Date): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long' }).format(moment)
}

/** '4 PM', '10:05 AM' or 'noon' */
export function timeOfDay(moment: Date): string {
  const time = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).format(
    moment,
  )
  // Many people aren't sure whether 12 PM is noon or midnight.
  return time === '12:00 PM' ? 'noon' : time.replace(':00', '')
}

/** The day on the office's calendar: `date` as '2026-11-23', and in words as 'Monday, November 23'. */
export function officeDay(moment: Date): { date: string; day: string } {
  const words = { weekday: 'long', month: 'long', day: 'numeric' } as const
  return {
    // Sweden writes dates like ISO 8601.
    date: new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment),
    day: new Intl.DateTimeFormat('en-US', { timeZone, ...words }).format(moment),
  }
}
