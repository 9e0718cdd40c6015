import {
  momentAt,
  nextOpenDay,
  officeSchedule,
  officeTime,
  openHours,
  type Schedule,
} from '@/lib/contact/request/office-hours'

const MINUTE_MS = 60_000
const PROMISE_MS = 24 * 60 * MINUTE_MS
/** How long after opening the calls are due for what was received while the office was closed for days, in minutes. */
const FIRST_CALLS_MINUTES = 4 * 60

export type CallDeadline = {
  /** When to have called by: a time at which the office is open. */
  callBy: Date
  /** Closed days between the request and that time, if any. */
  closed: 'weekend' | 'holiday' | null
  /** If the call may wait for days: when the office closes on the day of the request, if it's still open. */
  openUntil: Date | null
}

/**
 * When a person has to have answered a request received at this time. It is 24 hours later if the office is open
 * then. If it has closed by then, or hasn't opened yet, it is when the office last closes within the 24 hours. If
 * that is on a weekend or a holiday, it is four hours into the next working day (docs/decisions/0050).
 */
export function callDeadline(receivedAt: Date, schedule: Schedule = officeSchedule): CallDeadline {
  const received = officeTime(receivedAt)
  // In whole minutes, as it is shown, and never later than promised.
  const ends = new Date(Math.floor((receivedAt.getTime() + PROMISE_MS) / MINUTE_MS) * MINUTE_MS)
  const within = lastOpenMoment(ends, schedule)
  if (within) return { callBy: within, closed: closedSince(received.day, within, schedule), openUntil: null }

  const day = nextOpenDay(officeTime(ends).day, schedule)
  const callBy = momentAt({ day, minute: openHours(day, schedule)!.opens + FIRST_CALLS_MINUTES })
  const today = openHours(received.day, schedule)
  const isStillOpen = today && received.minute < today.closes
  return {
    callBy,
    closed: closedSince(received.day, callBy, schedule),
    openUntil: isStillOpen ? momentAt({ day: received.day, minute: today.closes }) : null,
  }
}

/**
 * When a person has to have called about a problem that can't wait a day: before the office closes or, if it has closed,
 * within an hour after it next opens.
 */
export function sameDayDeadline(receivedAt: Date, schedule: Schedule = officeSchedule): CallDeadline {
  const { day, minute } = officeTime(receivedAt)
  const today = openHours(day, schedule)
  if (today && minute < today.closes)
    return { callBy: momentAt({ day, minute: today.closes }), closed: null, openUntil: null }
  const next = nextOpenDay(day + 1, schedule)
  const callBy = momentAt({ day: next, minute: openHours(next, schedule)!.opens + 60 })
  return { callBy, closed: closedSince(day, callBy, schedule), openUntil: null }
}

/** The last time within the 24 hours at which the office is open; null if they end on a weekend or a holiday. */
function lastOpenMoment(ends: Date, schedule: Schedule): Date | null {
  const { day, minute } = officeTime(ends)
  const hours = openHours(day, schedule)
  if (!hours) return null
  if (minute > hours.closes) return momentAt({ day, minute: hours.closes })
  if (minute >= hours.opens) return ends
  const dayBefore = openHours(day - 1, schedule)
  return dayBefore && momentAt({ day: day - 1, minute: dayBefore.closes })
}

function closedSince(from: number, callBy: Date, schedule: Schedule): CallDeadline['closed'] {
  const last = officeTime(callBy).day
  const closed: number[] = []
  for (let day = from; day <= last; day++) if (!openHours(day, schedule)) closed.push(day)
  if (closed.some((day) => schedule.holidayOn(day) !== null)) return 'holiday'
  return closed.length > 0 ? 'weekend' : null
}
