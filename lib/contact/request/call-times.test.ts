import { callTimes } from '@/lib/contact/request/call-times'

const at = (time: string) => Date.parse(`${time}:00-08:00`)

test('every half hour at which the office is open, on five working days', () => {
  const days = callTimes(at('2026-11-17T14:10'))
  expect(days.map(({ day }) => day.split(',')[0])).toEqual([
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Monday',
  ])
  const [today, tomorrow] = days
  expect(today?.times[0]).toEqual({ at: at('2026-11-17T14:30'), label: '2:30 PM' })
  expect(tomorrow?.times[0]).toEqual({ at: at('2026-11-18T08:00'), label: '8 AM' })
  expect(tomorrow?.times.map(({ label }) => label)).toContain('noon')
})

test('begins with the next working day once the office has closed', () => {
  expect(callTimes(at('2026-11-20T23:00'))[0]?.day).toBe('Monday, November 23')
})
