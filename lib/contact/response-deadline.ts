import { practice } from '@/content/practice'

const { timeZone } = practice.office

// The office's weekend: closed from Friday 4 PM to Monday 8 AM (spec 9). Said to visitors in content/contact-page.ts
// and to the staff in content/staff-email.ts; a test holds the three together.
const closesFriday = 16
const opensMonday = 8

export type ResponseDeadline = {
  /** The moment the promised 24 hours end (spec 9). */
  ends: Date
  /** Midnight UTC of the Monday on which to expect the call, when the 24 hours end over the weekend; else null. */
  monday: Date | null
  /** Whether the office is still to be reached on the Friday before that Monday. */
  hasFriday: boolean
}

/** When a request that came at this moment must be answered, and what a weekend makes of it. */
export function responseDeadline(receivedAt: Date): ResponseDeadline {
  const ends = new Date(receivedAt.getTime() + 24 * 60 * 60 * 1000)
  const { year, month, day, hour, weekday } = officeTime(ends)
  const daysToMonday = weekendDaysToMonday(weekday, hour)
  if (daysToMonday === null) return { ends, monday: null, hasFriday: false }
  // Counted on the calendar, not in hours: the night of a clock change is an hour shorter or longer.
  const monday = new Date(Date.UTC(year, month - 1, day + daysToMonday))
  return { ends, monday, hasFriday: isBeforeWeekend(receivedAt) }
}

/** Of the moments whose 24 hours end over the weekend: Thursday's, and Friday's while the office is open. */
function isBeforeWeekend(receivedAt: Date): boolean {
  const { weekday, hour } = officeTime(receivedAt)
  return weekday === 4 || (weekday === 5 && hour < closesFriday)
}

function weekendDaysToMonday(weekday: number, hour: number): number | null {
  if (weekday === 5) return hour >= closesFriday ? 3 : null
  if (weekday === 6) return 2
  if (weekday === 0) return 1
  return weekday === 1 && hour < opensMonday ? 0 : null
}

function officeTime(moment: Date) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(moment)
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  const [year, month, day] = [read('year'), read('month'), read('day')]
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
  return { year, month, day, hour: read('hour'), weekday }
}

/** A moment in the office's time, such as 'Friday, November 20, 2026 at 4:05 PM PST'. */
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

/** The same, short, for tables: 'Nov 20, 2026, 4:05 PM PST'. */
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

/** A calendar day given as its midnight UTC, such as 'Monday, November 23, 2026'. */
export function calendarDay(day: Date): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'full' }).format(day)
}
