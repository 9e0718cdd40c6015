import { calendarDay, officeMoment, responseDeadline } from './response-deadline'

/** A time at the office, by its UTC offset: -08:00 in winter, -07:00 in summer. */
const deadline = (receivedAt: string) => {
  const { ends, monday } = responseDeadline(new Date(receivedAt))
  return { ends: officeMoment(ends), monday: monday && calendarDay(monday) }
}

test('ends 24 hours later', () =>
  expect(deadline('2026-11-17T10:30:00-08:00')).toEqual({
    ends: 'Wednesday, November 18, 2026 at 10:30 AM PST',
    monday: null,
  }))

test.each([
  ['Thursday before 4 PM', '2026-11-19T15:59:59-08:00', null],
  ['Thursday 4 PM', '2026-11-19T16:00:00-08:00', 'Monday, November 23, 2026'],
  ['Thursday evening', '2026-11-19T22:00:00-08:00', 'Monday, November 23, 2026'],
  ['Friday morning', '2026-11-20T09:00:00-08:00', 'Monday, November 23, 2026'],
  ['Saturday', '2026-11-21T12:00:00-08:00', 'Monday, November 23, 2026'],
  ['Sunday before 8 AM', '2026-11-22T07:59:59-08:00', 'Monday, November 23, 2026'],
  ['Sunday 8 AM', '2026-11-22T08:00:00-08:00', null],
  ['Monday to Wednesday', '2026-11-18T17:00:00-08:00', null],
  ['over the end of a year', '2026-12-31T18:00:00-08:00', 'Monday, January 4, 2027'],
])('%s', (_name, receivedAt, monday) => expect(deadline(receivedAt).monday).toBe(monday))

test.each([
  ['Thursday before 4 PM', '2026-11-19T15:59:59-08:00', false],
  ['Thursday 4 PM', '2026-11-19T16:00:00-08:00', true],
  ['Thursday 5 PM', '2026-11-19T17:00:00-08:00', true],
  ['Thursday, the last minute', '2026-11-19T23:59:59-08:00', true],
  ['Friday, the first minute', '2026-11-20T00:00:00-08:00', true],
  ['Friday before 4 PM', '2026-11-20T15:59:59-08:00', true],
  ['Friday 4 PM', '2026-11-20T16:00:00-08:00', false],
  ['Saturday', '2026-11-21T12:00:00-08:00', false],
  ['Sunday before 8 AM', '2026-11-22T07:59:59-08:00', false],
  ['Sunday 8 AM', '2026-11-22T08:00:00-08:00', false],
  ['Tuesday', '2026-11-17T10:30:00-08:00', false],
])('%s: is there a working Friday before that Monday?', (_name, receivedAt, hasFriday) =>
  expect(responseDeadline(new Date(receivedAt)).hasFriday).toBe(hasFriday),
)

test('visitors and staff get the same information at every hour of a year', () => {
  // The rule stated in content/en/ui/contact/page.ts, by the office's local time.
  const isClosed = (moment: Date) => {
    const [, weekday = '', hour, half] = /^(\w+), .* at (\d+):\d+ (AM|PM)/.exec(officeMoment(moment)) ?? []
    const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0)
    if (weekday === 'Friday') return hours >= 16
    return weekday === 'Monday' ? hours < 8 : weekday === 'Saturday' || weekday === 'Sunday'
  }
  const hour = 60 * 60 * 1000
  for (let time = Date.UTC(2026, 0, 1); time < Date.UTC(2027, 0, 1); time += hour) {
    const { ends, monday, hasFriday } = responseDeadline(new Date(time))
    const closed = isClosed(ends)
    const stated = { time, isMonday: monday !== null, hasFriday }
    expect(stated).toEqual({ time, isMonday: closed, hasFriday: closed && !isClosed(new Date(time)) })
    if (!monday) continue
    // That Monday is the first one after these 24 hours, or the day they end.
    expect(calendarDay(monday)).toMatch(/^Monday, /)
    expect(monday.getTime() - ends.getTime()).toBeGreaterThan(-24 * hour)
    expect(monday.getTime() - ends.getTime()).toBeLessThan(72 * hour)
  }
}, 30_000)

describe('clock changes', () => {
  test('in spring the 24 hours end an hour later by local time', () =>
    expect(deadline('2026-03-07T12:00:00-08:00')).toEqual({
      ends: 'Sunday, March 8, 2026 at 1:00 PM PDT',
      monday: 'Monday, March 9, 2026',
    }))

  test('in autumn they end an hour earlier', () =>
    expect(deadline('2026-10-31T12:00:00-07:00')).toEqual({
      ends: 'Sunday, November 1, 2026 at 11:00 AM PST',
      monday: 'Monday, November 2, 2026',
    }))

  test('late on the evening before the change, Monday is still Monday', () => {
    expect(deadline('2026-03-06T23:30:00-08:00').monday).toBe('Monday, March 9, 2026')
    expect(deadline('2026-10-30T23:30:00-07:00').monday).toBe('Monday, November 2, 2026')
  })

  test('around 8 AM on the Monday after', () => {
    expect(deadline('2026-03-08T07:59:00-07:00').monday).toBe('Monday, March 9, 2026')
    expect(deadline('2026-03-08T08:00:00-07:00').monday).toBeNull()
  })
})
