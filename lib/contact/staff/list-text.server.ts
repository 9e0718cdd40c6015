import 'server-only'
import { shortOfficeMoment } from '@/lib/contact/request/office-moment'
import { storedDeadline } from '@/lib/contact/callback/stored-deadline'
import type { StoredRequest } from '@/lib/contact/store/stored-requests.server'
import { textTable } from '@/lib/contact/staff/text-table'

const MINUTE_MS = 60_000

/** An age in the largest unit that fits: '12 min', '5 h', '3 d'. */
export function ageText(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS))
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`
}

/** The list as a table for a terminal. Contains no personal data. */
export function listText(requests: StoredRequest[], now: number): string {
  if (requests.length === 0) return 'There are none.'
  const head = ['reference', 'received', 'state', 'attempts', 'last error', 'age', 'call by', 'due']
  const rows = requests.map((request) => [
    request.reference,
    shortOfficeMoment(new Date(request.received_at)),
    request.state,
    String(request.attempts),
    request.last_error ?? '-',
    ageText(now - request.received_at),
    shortOfficeMoment(storedDeadline(request)),
    dueText(request, now),
  ])
  return textTable([head, ...rows])
}

/** Whether someone still has to call. What was erased can't be acted on anymore. */
const isWaiting = ({ state, erased_at: erasedAt }: StoredRequest) => state !== 'handled' && erasedAt === null

/** How much time is left to call, or how long the call is overdue; '-' if nobody has to call. */
function dueText(request: StoredRequest, now: number): string {
  if (!isWaiting(request)) return '-'
  const left = storedDeadline(request).getTime() - now
  return left > 0 ? `in ${ageText(left)}` : `overdue ${ageText(-left)}`
}

/** The list for a program. Times are ISO 8601; the age is in whole minutes. */
export function listData(requests: StoredRequest[], now: number) {
  return requests.map((request) => ({
    reference: request.reference,
    receivedAt: new Date(request.received_at).toISOString(),
    state: request.state,
    attempts: request.attempts,
    lastError: request.last_error,
    ageMinutes: Math.floor((now - request.received_at) / MINUTE_MS),
    isErased: request.erased_at !== null,
    callBy: storedDeadline(request).toISOString(),
    isOverdue: isWaiting(request) && storedDeadline(request).getTime() <= now,
  }))
}
