import { federalHolidays } from '@/content/federal-holidays'
import { office } from '@/content/generated/practice/office'
import { callDeadline, sameDayDeadline } from '@/lib/contact/request/call-deadline'
import { dayAndTime, officeMoment } from '@/lib/contact/request/office-moment'
import { momentAt, officeTime, openHours, scheduleOf } from '@/lib/contact/request/office-hours'

/** A time at the office, by its UTC offset: -08:00 in winter, -07:00 in summer. */
const deadline = (receivedAt: string, ...ownDays: string[]) => {
  const own = ownDays.map((date) => ({ date, name: 'our own' }))
  const { callBy, closed, openUntil } = callDeadline(
    new Date(receivedAt),
    scheduleOf({ openings: office.openings, holidays: { federal: [...federalHolidays], own } }),
  )
  return { callBy: officeMoment(callBy), closed, openUntil: openUntil && dayAndTime(openUntil) }
}

test.each([
  [
    'Tuesday during office hours',
    '2026-11-17T10:30:59-08:00',
    'Wednesday, November 18, 2026 at 10:30 AM PST',
  ],
  ['Monday evening', '2026-11-16T20:00:00-08:00', 'Tuesday, November 17, 2026 at 5:00 PM PST'],
  ['Tuesday at night', '2026-11-17T03:00:00-08:00', 'Tuesday, November 17, 2026 at 5:00 PM PST'],
  ['Tuesday 8 AM', '2026-11-17T08:00:00-08:00', 'Wednesday, November 18, 2026 at 8:00 AM PST'],
  ['Thursday 3:59 PM', '2026-11-19T15:59:00-08:00', 'Friday, November 20, 2026 at 3:59 PM PST'],
  ['Thursday 4 PM', '2026-11-19T16:00:00-08:00', 'Friday, November 20, 2026 at 4:00 PM PST'],
  ['Thursday evening', '2026-11-19T22:00:00-08:00', 'Friday, November 20, 2026 at 4:00 PM PST'],
])('%s: within 24 hours, while the office is open', (_name, receivedAt, callBy) =>
  expect(deadline(receivedAt)).toEqual({ callBy, closed: null, openUntil: null }),
)

test.each([
  ['Friday morning', '2026-11-20T09:00:00-08:00', 'Monday, November 23, 2026 at 12:00 PM PST', 'Friday 4 PM'],
  ['Friday 3:59 PM', '2026-11-20T15:59:00-08:00', 'Monday, November 23, 2026 at 12:00 PM PST', 'Friday 4 PM'],
  ['Friday 4 PM', '2026-11-20T16:00:00-08:00', 'Monday, November 23, 2026 at 12:00 PM PST', null],
  ['Saturday', '2026-11-21T12:00:00-08:00', 'Monday, November 23, 2026 at 12:00 PM PST', null],
  ['Sunday 7:59 AM', '2026-11-22T07:59:59-08:00', 'Monday, November 23, 2026 at 12:00 PM PST', null],
  ['Sunday 8 AM', '2026-11-22T08:00:00-08:00', 'Monday, November 23, 2026 at 8:00 AM PST', null],
  ['Sunday evening', '2026-11-22T20:00:00-08:00', 'Monday, November 23, 2026 at 5:00 PM PST', null],
])('%s: on Monday', (_name, receivedAt, callBy, openUntil) =>
  expect(deadline(receivedAt)).toEqual({ callBy, closed: 'weekend', openUntil }),
)

test.each([
  ['the evening before', '2026-11-25T18:00:00-08:00', 'Friday, November 27, 2026 at 12:00 PM PST', null],
  [
    'the day before',
    '2026-11-25T09:00:00-08:00',
    'Friday, November 27, 2026 at 12:00 PM PST',
    'Wednesday 5 PM',
  ],
  ['on the holiday', '2026-11-26T10:00:00-08:00', 'Friday, November 27, 2026 at 10:00 AM PST', null],
  ['on the holiday at night', '2026-11-26T03:00:00-08:00', 'Friday, November 27, 2026 at 12:00 PM PST', null],
])('a holiday on Thursday, received %s', (_name, receivedAt, callBy, openUntil) =>
  expect(deadline(receivedAt)).toEqual({ callBy, closed: 'holiday', openUntil }),
)

test.each([
  ['the evening before Thanksgiving', '2026-11-25T18:00:00-08:00', null],
  ['during that day', '2026-11-25T09:00:00-08:00', 'Wednesday 5 PM'],
  ['on Thanksgiving', '2026-11-26T10:00:00-08:00', null],
  ['on the day after', '2026-11-27T09:00:00-08:00', null],
])('with a holiday of our own on Friday, received %s: on Monday', (_name, receivedAt, openUntil) =>
  expect(deadline(receivedAt, '2026-11-27')).toEqual({
    callBy: 'Monday, November 30, 2026 at 12:00 PM PST',
    closed: 'holiday',
    openUntil,
  }),
)

test('Christmas on a Friday, and Independence Day observed on the Friday before', () => {
  expect(deadline('2026-12-24T12:00:00-08:00').callBy).toBe('Monday, December 28, 2026 at 12:00 PM PST')
  expect(deadline('2026-07-02T12:00:00-07:00').callBy).toBe('Monday, July 6, 2026 at 12:00 PM PDT')
})

test('a holiday on Monday makes a longer weekend', () =>
  expect(deadline('2026-09-04T17:00:00-07:00')).toEqual({
    callBy: 'Tuesday, September 8, 2026 at 12:00 PM PDT',
    closed: 'holiday',
    openUntil: null,
  }))

test.each([
  ['spring, on Saturday', '2026-03-07T12:00:00-08:00', 'Monday, March 9, 2026 at 12:00 PM PDT'],
  ['spring, on Sunday', '2026-03-08T09:00:00-07:00', 'Monday, March 9, 2026 at 9:00 AM PDT'],
  ['fall, on Friday', '2026-10-30T23:30:00-07:00', 'Monday, November 2, 2026 at 12:00 PM PST'],
])('clock change in %s', (_name, receivedAt, callBy) =>
  expect(deadline(receivedAt)).toMatchObject({ callBy }),
)

test('at every half hour of a year: the office is open, at most 24 hours later unless they end on a closed day', () => {
  const hour = 60 * 60 * 1000
  for (let time = Date.UTC(2026, 0, 1); time < Date.UTC(2027, 0, 1); time += hour / 2) {
    const { callBy } = callDeadline(new Date(time))
    const { day, minute } = officeTime(callBy)
    const hours = openHours(day)
    const endsOpen = openHours(officeTime(new Date(time + 24 * hour)).day) !== null
    const wait = callBy.getTime() - time
    const isRight =
      hours !== null &&
      minute >= hours.opens &&
      minute <= hours.closes &&
      // Long enough for the reminder, four hours before.
      wait > 7 * hour &&
      (wait <= 24 * hour || !endsOpen || officeTime(new Date(time + 24 * hour)).minute < 480)
    expect([new Date(time).toISOString(), isRight]).toEqual([new Date(time).toISOString(), true])
  }
}, 30_000)

test('the hours that visitors read are the ones that count', () => {
  const friday = Date.UTC(2026, 10, 20) / (24 * 60 * 60 * 1000)
  expect(openHours(friday)).toEqual({ opens: 8 * 60, closes: 16 * 60 })
  expect(openHours(friday - 1)).toEqual({ opens: 8 * 60, closes: 17 * 60 })
  expect(openHours(friday + 1)).toBeNull()
  expect(office.hours.map(({ days, time }) => `${days}: ${time}`)).toEqual([
    'Monday to Thursday: 8:00 AM to 5:00 PM',
    'Friday: 8:00 AM to 4:00 PM (phone until 5:00 PM)',
    'Saturday and Sunday: Closed',
  ])
})

test('times on the office clock, and back', () => {
  for (const time of ['2026-03-09T12:00:00-07:00', '2026-11-02T12:00:00-08:00', '2026-07-01T00:00:00-07:00'])
    expect(momentAt(officeTime(new Date(time)))).toEqual(new Date(time))
})

test.each([
  ['during office hours', '2026-11-17T10:30:00-08:00', 'Tuesday 5 PM', null],
  ['before the office opens', '2026-11-17T06:00:00-08:00', 'Tuesday 5 PM', null],
  ['in the evening', '2026-11-17T17:00:00-08:00', 'Wednesday 9 AM', null],
  ['on Friday evening', '2026-11-20T18:00:00-08:00', 'Monday 9 AM', 'weekend'],
  ['on a holiday', '2026-11-26T10:00:00-08:00', 'Friday 9 AM', 'holiday'],
])('what can’t wait a day, received %s, is due by %s', (_name, receivedAt, due, closed) => {
  const schedule = scheduleOf({
    openings: office.openings,
    holidays: { federal: [...federalHolidays], own: [] },
  })
  const { callBy, closed: why } = sameDayDeadline(new Date(receivedAt), schedule)
  expect([dayAndTime(callBy), why]).toEqual([due, closed])
})

test('a range of days is open on each of them, the weekend too', () => {
  const weekend = { from: 'Saturday', to: 'Sunday', opens: 9, closes: 12 } as const
  const schedule = scheduleOf({ openings: [weekend], holidays: { federal: [], own: [] } })
  const [friday, saturday, sunday, monday] = [20, 21, 22, 23].map((day) =>
    openHours(Date.UTC(2026, 10, day) / 86_400_000, schedule),
  )
  expect([friday, monday]).toEqual([null, null])
  expect([saturday, sunday]).toEqual([
    { opens: 540, closes: 720 },
    { opens: 540, closes: 720 },
  ])
})
