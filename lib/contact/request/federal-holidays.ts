import type { FederalHoliday } from '@/content/federal-holidays'

const DAY_MS = 24 * 60 * 60 * 1000
const [SUNDAY, MONDAY, THURSDAY, FRIDAY, SATURDAY] = [0, 1, 4, 5, 6] as const

const onDate: Record<string, FederalHoliday> = {
  '1-1': 'New Year’s Day',
  '6-19': 'Juneteenth',
  '7-4': 'Independence Day',
  '11-11': 'Veterans Day',
  '12-25': 'Christmas Day',
}

/** By month, day of the week and its count in the month. */
const onWeekday: Record<string, FederalHoliday> = {
  [`1-${MONDAY}-3`]: 'Martin Luther King Jr. Day',
  [`2-${MONDAY}-3`]: 'Presidents’ Day',
  [`9-${MONDAY}-1`]: 'Labor Day',
  [`10-${MONDAY}-2`]: 'Columbus Day',
  [`11-${THURSDAY}-4`]: 'Thanksgiving Day',
}

/**
 * The US federal holiday of a day (5 U.S.C. 6103), or null. One with a fixed date that falls on a weekend counts on its
 * date, and on the Friday before or the Monday after, when it's observed.
 * @param day counted since January 1, 1970.
 */
export function federalHoliday(day: number): FederalHoliday | null {
  const { month, date, weekday } = calendar(day)
  const count = Math.ceil(date / 7)
  // Memorial Day is the last Monday in May.
  if (month === 5 && weekday === MONDAY && date > 31 - 7) return 'Memorial Day'
  return (
    onWeekday[`${month}-${weekday}-${count}`] ??
    fixed(day) ??
    (weekday === FRIDAY ? fixed(day + SATURDAY - FRIDAY) : null) ??
    (weekday === MONDAY ? fixed(day + SUNDAY - MONDAY) : null)
  )
}

function fixed(day: number): FederalHoliday | null {
  const { month, date } = calendar(day)
  return onDate[`${month}-${date}`] ?? null
}

function calendar(day: number) {
  const moment = new Date(day * DAY_MS)
  return { month: moment.getUTCMonth() + 1, date: moment.getUTCDate(), weekday: moment.getUTCDay() }
}
