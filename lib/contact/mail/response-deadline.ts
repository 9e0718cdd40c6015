import { practice } from '@/content/practice'

const { timeZone } = practice.office

// The office is closed from Friday 4 PM to Monday 8 AM. content/en/ui/contact/page.ts tells visitors and
// content/en/ui/contact/staff-email.ts tells the staff; a test keeps all three consistent.
const closesFriday = 16
const opensMonday = 8

export type ResponseDeadline = {
  /** When the promised 24 hours end. */
  ends: Date
  /**
   * Midnight UTC of the Monday on which to expect the call, if the 24 hours end over the weekend; otherwise
   * null.
   */
  monday: Date | null
  /** Whether the office is still open on the Friday before that Monday. */
  hasFriday: boolean
}

/** When to answer a request received at this time, taking weekends into account. */
export function responseDeadline(receivedAt: Date): ResponseDeadline {
  const ends = new Date(receivedAt.getTime() + 24 * 60 * 60 * 1000)
  const { year, month, day, hour, weekday } = officeTime(ends)
  const daysToMonday = weekendDaysToMonday(weekday, hour)
  if (daysToMonday === null) return { ends, monday: null, hasFriday: false }
  // Uses calendar days rather than hours, because daylight saving changes make a night longer or shorter.
  const monday = new Date(Date.UTC(year, month - 1, day + daysToMonday))
  return { ends, monday, hasFriday: isBeforeWeekend(receivedAt) }
}

/** Given that the 24 hours end over the weekend: true for Thursday, and for Friday during office hours. */
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

/** A calendar day given as midnight UTC, such as 'Monday, November 23, 2026'. */
export function calendarDay(day: Date): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'full' }).format(day)
}
