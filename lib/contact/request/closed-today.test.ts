import { federalHolidays } from '@/content/federal-holidays'
import { closedToday } from '@/lib/contact/request/closed-today'
import { officeMoment } from '@/lib/contact/request/office-moment'
import { scheduleOf } from '@/lib/contact/request/office-hours'

const openings = [{ from: 'Monday', to: 'Friday', opens: 8, closes: 17 } as const]
const own = [{ date: '2026-11-27', name: 'day after Thanksgiving' }]
const schedule = scheduleOf({ openings, holidays: { federal: [...federalHolidays], own } })

test.each([
  ['the night before', '2026-11-25T23:59:00-08:00', null],
  ['Thanksgiving Day', '2026-11-26T00:00:00-08:00', 'Thanksgiving Day'],
  ['a day of our own', '2026-11-27T08:32:00-08:00', 'day after Thanksgiving'],
  ['Saturday', '2026-11-28T12:00:00-08:00', ''],
  ['Monday', '2026-11-30T07:00:00-08:00', null],
])('%s', (_name, now, holiday) => {
  const closed = closedToday(new Date(now), schedule)
  expect(closed && [closed.holiday ?? '', officeMoment(closed.opens)]).toEqual(
    holiday === null ? null : [holiday, 'Monday, November 30, 2026 at 8:00 AM PST'],
  )
})

test('an office that works on a federal holiday is open', () =>
  expect(
    closedToday(
      new Date('2026-10-12T10:00:00-07:00'),
      scheduleOf({ openings, holidays: { federal: ['Christmas Day'], own: [] } }),
    ),
  ).toBeNull())
