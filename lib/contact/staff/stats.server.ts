import 'server-only'
import { officeDay } from '@/lib/contact/request/office-moment'
import { momentAt, officeTime } from '@/lib/contact/request/office-hours'
import { ageText, textTable } from '@/lib/contact/staff/tables.server'
import type { StoredRequest } from '@/lib/contact/store/stored-requests.server'

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
    const handled = members.filter(({ state }) => state === 'handled')
    const times = handled
      .map(({ handled_at: handledAt, received_at: receivedAt }) => handledAt! - receivedAt)
      .sort((a, b) => a - b)
    return {
      week,
      received: members.length,
      handled: handled.length,
      late: handled.filter((request) => request.handled_at! > request.call_by).length,
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
