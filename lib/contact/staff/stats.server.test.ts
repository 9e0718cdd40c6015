import { statsText, weeklyStats } from '@/lib/contact/staff/stats.server'
import type { StoredRequest } from '@/lib/contact/store/stored-requests.server'

const at = (time: string) => Date.parse(`2026-11-${time}:00-08:00`)
const request = (received: string, handled: string | null, callBy = '30T12:00') =>
  ({
    received_at: at(received),
    handled_at: handled && at(handled),
    call_by: at(callBy),
    state: handled ? 'handled' : 'delivered',
  }) as StoredRequest

const requests = [
  request('16T00:00', '16T10:00'),
  request('17T10:00', '18T11:00', '18T10:00'),
  request('18T10:00', '18T12:00'),
  // Sunday, the last hour of the week.
  request('22T23:00', null),
  request('23T08:00', '23T09:00'),
  request('23T08:00', '23T10:00'),
]

test('by week: received, handled, late, median and worst time to call', () => {
  const hour = 60 * 60 * 1000
  expect(weeklyStats(requests)).toEqual([
    { week: '2026-11-16', received: 4, handled: 3, late: 1, median: 10 * hour, worst: 25 * hour },
    { week: '2026-11-23', received: 2, handled: 2, late: 0, median: 1.5 * hour, worst: 2 * hour },
  ])
  expect(weeklyStats([request('22T23:00', null)])).toEqual([
    { week: '2026-11-16', received: 1, handled: 0, late: 0, median: null, worst: null },
  ])
})

test('as a table', () => {
  expect(statsText(requests)).toBe(
    [
      'week of     received  handled  late  median time to call  worst',
      '2026-11-16  4         3        1     10 h                 25 h',
      '2026-11-23  2         2        0     1 h                  2 h',
    ].join('\n'),
  )
  expect(statsText([])).toBe('There are none.')
})
