/** The US federal holidays (5 U.S.C. 6103), under the names that visitors read. */
export const federalHolidays = [
  'New Year’s Day',
  'Martin Luther King Jr. Day',
  'Presidents’ Day',
  'Memorial Day',
  'Juneteenth',
  'Independence Day',
  'Labor Day',
  'Columbus Day',
  'Veterans Day',
  'Thanksgiving Day',
  'Christmas Day',
] as const

export type FederalHoliday = (typeof federalHolidays)[number]
