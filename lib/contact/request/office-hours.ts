import { office } from '@/content/office'

const DAY_MS = 24 * 60 * 60 * 1000
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** A time on the office's clock: `day` counts calendar days since January 1, 1970, `minute` since midnight. */
export type OfficeTime = { day: number; minute: number }

/** When the office is open, in minutes since midnight. */
type Hours = { opens: number; closes: number }

/** `week` begins on Sunday, with null for a day on which the office is closed; `holidays` are days. */
export type Schedule = { week: readonly (Hours | null)[]; holidays: ReadonlySet<number> }

function weekdayNumber(name: string): number {
  const index = weekdays.indexOf(name)
  if (index < 0) throw new Error(`${name} in content/office.ts is not a day of the week.`)
  return index
}

/** 'Monday to Thursday', 'Saturday and Sunday' or 'Friday', as numbers of days. */
function daysIn(text: string): number[] {
  const [first = '', last] = text.split(' to ')
  if (last === undefined) return text.split(' and ').map(weekdayNumber)
  const from = weekdayNumber(first)
  return Array.from({ length: weekdayNumber(last) - from + 1 }, (_, index) => from + index)
}

/** '8:00 AM' in minutes since midnight. */
function minuteOf(text: string): number {
  const [, hour, minute, half] = /^(\d{1,2}):(\d\d) ([AP])M$/.exec(text) ?? []
  if (!half) throw new Error(`${text} in content/office.ts is not a time such as 8:00 AM.`)
  return ((Number(hour) % 12) + (half === 'P' ? 12 : 0)) * 60 + Number(minute)
}

/**
 * Reads the hours as visitors see them, so that they are typed only once.
 * @throws if they are written in another way than content/office.ts explains.
 */
export function readSchedule({ hours, holidays }: Pick<typeof office, 'hours' | 'holidays'>): Schedule {
  const week: (Hours | null)[] = weekdays.map(() => null)
  for (const { days, time, isOpen } of hours) {
    if (!isOpen) continue
    // What follows in parentheses is about the phone.
    const [opens = '', closes = ''] = time.replace(/ \(.*\)$/, '').split(' to ')
    for (const day of daysIn(days)) week[day] = { opens: minuteOf(opens), closes: minuteOf(closes) }
  }
  return { week, holidays: new Set(holidays.map((date) => Date.parse(`${date}T00:00:00Z`) / DAY_MS)) }
}

export const officeSchedule = readSchedule(office)

/** The hours of a day; null if the office is closed. */
export function openHours(day: number, { week, holidays }: Schedule = officeSchedule): Hours | null {
  // January 1, 1970 was a Thursday.
  return holidays.has(day) ? null : (week[(day + 4) % 7] ?? null)
}

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: office.timeZone,
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
