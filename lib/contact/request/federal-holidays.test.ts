import { federalHoliday } from '@/lib/contact/request/federal-holidays'

const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / (24 * 60 * 60 * 1000)

/** The holidays of a year with their dates. */
function holidaysOf(year: number): string[] {
  const found: string[] = []
  for (let day = dayOf(`${year}-01-01`); day <= dayOf(`${year}-12-31`); day++) {
    const holiday = federalHoliday(day)
    if (holiday) found.push(`${new Date(day * 24 * 60 * 60 * 1000).toISOString().slice(5, 10)} ${holiday}`)
  }
  return found
}

// The dates of the Office of Personnel Management, and the dates themselves where they fall on a weekend.
test('2026, with Independence Day on a Saturday', () =>
  expect(holidaysOf(2026)).toEqual([
    '01-01 New Year’s Day',
    '01-19 Martin Luther King Jr. Day',
    '02-16 Presidents’ Day',
    '05-25 Memorial Day',
    '06-19 Juneteenth',
    '07-03 Independence Day',
    '07-04 Independence Day',
    '09-07 Labor Day',
    '10-12 Columbus Day',
    '11-11 Veterans Day',
    '11-26 Thanksgiving Day',
    '12-25 Christmas Day',
  ]))

test('2027, which ends on the observed New Year’s Day of 2028', () =>
  expect(holidaysOf(2027)).toEqual([
    '01-01 New Year’s Day',
    '01-18 Martin Luther King Jr. Day',
    '02-15 Presidents’ Day',
    '05-31 Memorial Day',
    '06-18 Juneteenth',
    '06-19 Juneteenth',
    '07-04 Independence Day',
    '07-05 Independence Day',
    '09-06 Labor Day',
    '10-11 Columbus Day',
    '11-11 Veterans Day',
    '11-25 Thanksgiving Day',
    '12-24 Christmas Day',
    '12-25 Christmas Day',
    '12-31 New Year’s Day',
  ]))

test('every year of a century has all eleven', () => {
  for (let year = 2026; year < 2126; year++)
    expect(new Set(holidaysOf(year).map((line) => line.slice(6))).size).toBe(11)
})
