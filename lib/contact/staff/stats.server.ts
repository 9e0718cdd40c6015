import 'server-only'
import { officeDay } from '@/lib/contact/request/office-moment'
import { momentAt, officeTime } from '@/lib/contact/request/office-hours'
import { ageText } from '@/lib/contact/staff/list-text.server'
import type { StoredRequest } from '@/lib/contact/store/stored-requests.server'
import { storedDeadline } from '@/lib/contact/callback/stored-deadline'
import { textTable } from '@/lib/contact/staff/text-table'

/** How calls went in one week: times in milliseconds from receiving a request to handling it. */
export type WeekStats = {
  /** The Monday on which it began, such as '2026-11-16'. */
  week: string
  received: number
  handled: number
  /** Handled after their deadline. */
  late: number
  median: number | null
  worst: number | null
}

/** Statistics by the week in which requests were received, oldest first. Nothing in them is personal. */
export function weeklyStats(requests: StoredRequest[]): WeekStats[] {
  const weeks = Map.groupBy(requests, ({ received_at: receivedAt }) => weekOf(receivedAt))
  return Array.from(weeks, ([week, members]) => {
    const handled = members.flatMap((request) =>
      request.state === 'handled' && request.handled_at !== null
        ? [
            {
              took: request.handled_at - request.received_at,
              isLate: request.handled_at > storedDeadline(request).getTime(),
            },
          ]
        : [],
    )
    const times = handled.map(({ took }) => took).sort((a, b) => a - b)
    return {
      week,
      received: members.length,
      handled: handled.length,
      late: handled.filter(({ isLate }) => isLate).length,
      median: medianOf(times),
      worst: times.at(-1) ?? null,
    }
  }).sort((a, b) => (a.week < b.week ? -1 : 1))
}

/** January 1, 1970 was a Thursday. */
function weekOf(time: number): string {
  const { day } = officeTime(new Date(time))
  return officeDay(momentAt({ day: day - ((day + 3) % 7), minute: 12 * 60 })).date
}

/** @param sorted in ascending order. */
function medianOf(sorted: number[]): number | null {
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

/** The statistics as a table for a terminal. */
export function statsText(requests: StoredRequest[]): string {
  if (requests.length === 0) return 'There are none.'
  const head = ['week of', 'received', 'handled', 'late', 'median time to call', 'worst']
  const time = (ms: number | null) => (ms === null ? '-' : ageText(ms))
  const rows = weeklyStats(requests).map(({ week, received, handled, late, median, worst }) => [
    week,
    String(received),
    String(handled),
    String(late),
    time(median),
    time(worst),
  ])
  return textTable([head, ...rows])
}
