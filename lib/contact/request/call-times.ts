import { momentAt, officeTime, openHours } from '@/lib/contact/request/office-hours'
import { officeDay, timeOfDay } from '@/lib/contact/request/office-moment'

const STEP_MINUTES = 30

export type CallDay = { day: string; times: { at: number; label: string }[] }

/** The half hours from now on at which the office is open, on this many days. */
export function callTimes(now: number, days = 5): CallDay[] {
  const found: CallDay[] = []
  for (let { day } = officeTime(new Date(now)); found.length < days; day++) {
    const hours = openHours(day)
    if (!hours) continue
    const moments: Date[] = []
    for (let minute = hours.opens; minute < hours.closes; minute += STEP_MINUTES)
      moments.push(momentAt({ day, minute }))
    const times = moments
      .filter((moment) => moment.getTime() > now)
      .map((moment) => ({ at: moment.getTime(), label: timeOfDay(moment) }))
    if (times.length > 0) found.push({ day: officeDay(moments[0]!).day, times })
  }
  return found
}
