import 'server-only'
import { staffList } from '@/content/en/ui/contact/staff-list'
import { undoable } from '@/lib/contact/callback/call-results.server'
import { lastResult, type Callback } from '@/lib/contact/store/callbacks.server'
import { historyOf, resultText } from '@/lib/contact/callback/history.server'
import { undoField } from '@/lib/contact/callback/person-to-call.server'
import type { DoneCall, StaffList } from '@/lib/contact/callback/staff-page'
import { shortOfficeMoment } from '@/lib/contact/request/office-moment'
import type { ContactStore } from '@/lib/contact/store/contact-store.server'
import { openBody, type StoredRequest } from '@/lib/contact/store/stored-requests.server'
import { neutralize } from '@/lib/text/typed-text'

type Called = StoredRequest & { callbacks: Callback[] }

/** How long what someone just recorded is confirmed at the top, in milliseconds. */
const CONFIRMED_MS = 2 * 60 * 1000

function nameIn(body: ReturnType<typeof openBody>, reference: string): string {
  if (!body.ok) return `${staffList.someone} ${reference}`
  return neutralize(`${body.received.request.firstName} ${body.received.request.lastName}`)
}

/** A line for a request that is handled. */
export function doneCall(store: ContactStore, stored: Called, now: number): DoneCall {
  const body = openBody(store.ring, stored)
  const last = historyOf(stored.callbacks, body.ok ? body.received.request.notes : []).at(-1)
  const handled = staffList.resultLine(shortOfficeMoment(new Date(stored.handled_at!)), staffList.handled, '')
  return {
    id: stored.reference,
    name: nameIn(body, stored.reference),
    line: last ?? handled,
    undo: undoField([stored], now),
  }
}

/** Confirms the newest result of this member of the staff, so that a press by mistake can be undone at once. */
export function justSaved(
  store: ContactStore,
  { open, done, name, now }: { open: Called[]; done: Called[]; name: string; now: number },
): StaffList['saved'] {
  const recent = [...open, ...done].flatMap((stored) => {
    const last = lastResult(stored.callbacks)
    return last &&
      last === undoable(stored.callbacks, now) &&
      last.staff === name &&
      last.at > now - CONFIRMED_MS
      ? [{ stored, last }]
      : []
  })
  const newest = recent.toSorted((a, b) => b.last.at - a.last.at)[0]
  if (!newest) return null
  return {
    text: staffList.saved(
      nameIn(openBody(store.ring, newest.stored), newest.stored.reference),
      resultText(newest.last),
    ),
    undo: undoField(
      recent.map(({ stored }) => stored),
      now,
    ),
  }
}
