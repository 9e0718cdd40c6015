import {
  momentAt,
  nextOpenDay,
  officeSchedule,
  officeTime,
  openHours,
  type Schedule,
} from '@/lib/contact/request/office-hours'

/** `holiday` is null on a day of the week on which the office never opens; `opens` is when it next does. */
export type ClosedDay = { holiday: string | null; opens: Date }

/** Why the office is closed for the whole day, and until when; null on a day on which it opens. */
export function closedToday(now: Date, schedule: Schedule = officeSchedule): ClosedDay | null {
  const { day } = officeTime(now)
  if (openHours(day, schedule)) return null
  const next = nextOpenDay(day, schedule)
  return {
    holiday: schedule.holidayOn(day),
    opens: momentAt({ day: next, minute: openHours(next, schedule)!.opens }),
  }
}
