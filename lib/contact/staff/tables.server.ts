import 'server-only'
import type { Kysely } from 'kysely'
import { staffEmail } from '@/content/en/ui/contact/staff-email'
import { shortOfficeMoment } from '@/lib/contact/request/office-moment'
import { byUrgency } from '@/lib/contact/request/call-urgency'
import { neutralize } from '@/lib/text/typed-text'
import type { ContactDatabase } from '@/lib/contact/store/schema.server'
import type { StoredRequest } from '@/lib/contact/store/stored-requests.server'

const MINUTE_MS = 60_000

/** Formats rows as a table for a terminal, with columns as wide as their widest cell. */
export function textTable(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const line = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')
  return rows.map((row) => line(row).trimEnd()).join('\n')
}

/** An age in the largest unit that fits: '12 min', '5 h', '3 d'. */
export function ageText(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS))
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`
}

/** What describes a warning sign and nobody has handled first, otherwise as they are. */
const urgentFirst = (requests: StoredRequest[]) =>
  requests
    .map((request) => ({ ...request, urgency: isWaiting(request) ? request.urgency : null }))
    .sort(byUrgency)

/** The list as a table for a terminal. Contains no personal data. */
export function listText(requests: StoredRequest[], now: number): string {
  if (requests.length === 0) return 'There are none.'
  const head = ['reference', 'received', 'state', 'attempts', 'last error', 'age', 'call by', 'due']
  const rows = urgentFirst(requests).map((request) => [
    request.reference,
    shortOfficeMoment(new Date(request.received_at)),
    request.state,
    String(request.attempts),
    request.last_error ?? '-',
    ageText(now - request.received_at),
    shortOfficeMoment(new Date(request.call_by)),
    dueText(request, now),
  ])
  return textTable([head, ...rows])
}

/** Whether someone still has to call. What was erased can't be acted on anymore. */
const isWaiting = ({ state, erased_at: erasedAt }: StoredRequest) => state !== 'handled' && erasedAt === null

/** How much time is left to call, or how long the call is overdue; '-' if nobody has to call. */
function dueText(request: StoredRequest, now: number): string {
  if (!isWaiting(request)) return '-'
  if (request.urgency === 'now') return staffEmail.callNow
  const left = request.call_by - now
  return left > 0 ? `in ${ageText(left)}` : `overdue ${ageText(-left)}`
}

/** The list for a program. Times are ISO 8601; the age is in whole minutes. */
export function listData(requests: StoredRequest[], now: number) {
  return urgentFirst(requests).map((request) => ({
    reference: request.reference,
    receivedAt: new Date(request.received_at).toISOString(),
    state: request.state,
    attempts: request.attempts,
    lastError: request.last_error,
    ageMinutes: Math.floor((now - request.received_at) / MINUTE_MS),
    isErased: request.erased_at !== null,
    urgency: request.urgency,
    callBy: new Date(request.call_by).toISOString(),
    isOverdue: isWaiting(request) && request.call_by <= now,
  }))
}

/** The access log for a terminal, oldest first. */
export async function accessLogText(db: Kysely<ContactDatabase>): Promise<string> {
  const entries = await db.selectFrom('access_log').selectAll().orderBy('at').execute()
  if (entries.length === 0) return 'Nobody has read or erased a request yet.'
  const rows = entries.map(({ at, account, name, command, subject }) => [
    shortOfficeMoment(new Date(at)),
    neutralize(account),
    neutralize(name ?? '-'),
    command,
    subject || 'none',
  ])
  return textTable([['when', 'account', 'name', 'command', 'requests'], ...rows])
}
