import 'server-only'
import { staffEmail } from '@/content/en/ui/contact/staff-email'
import { staffList } from '@/content/en/ui/contact/staff-list'
import { callingNow, undoable, versionOf } from '@/lib/contact/callback/call-results.server'
import { lastResult, resultsIn } from '@/lib/contact/store/callbacks.server'
import { historyOf } from '@/lib/contact/callback/history.server'
import type { OpenRequest } from '@/lib/contact/callback/open-requests.server'
import type { Line, PersonToCall, RequestText } from '@/lib/contact/callback/staff-page'
import { callHeading } from '@/lib/contact/request/call-urgency'
import { dayAndTime, shortOfficeMoment, timeOfDay } from '@/lib/contact/request/office-moment'
import { phoneLink } from '@/lib/contact/request/phone-number'
import { staffEmailView, type ReceivedRequest } from '@/lib/contact/request/staff-view'
import { neutralize } from '@/lib/text/typed-text'

type Entry = ReceivedRequest & { stored: OpenRequest }

/** Results after which nobody has talked to the patient. */
const tries: readonly string[] = ['left-message', 'not-reached', 'wrong-number']

/** Results recorded together are undone together, though their times differ by milliseconds. */
const TOGETHER_MS = 1000

/**
 * A person's card.
 * @param person their requests, most urgent first.
 * @param me the first name of who looks at it.
 */
export function personToCall(person: [Entry, ...Entry[]], me: string, now: number): PersonToCall {
  const [{ request, reference, stored }] = person
  const all = person.map((entry) => entry.stored)
  const calling = all.map(({ callbacks }) => callingNow(callbacks, now)).find((row) => row)
  const phone = phoneLink(request.phone)
  return {
    id: reference,
    requests: pressField(all),
    name: neutralize(`${request.firstName} ${request.lastName}`),
    phone: {
      label: staffEmail.labels.phone,
      value: neutralize(request.phone),
      ...(phone && { href: phone }),
    },
    ...dueOf(stored, now),
    calling: calling ? callingText(calling, me) : null,
    status: statusOf(all),
    history: [
      ...new Set(person.flatMap(({ stored, request: { notes } }) => historyOf(stored.callbacks, notes))),
    ],
    undo: undoField(all, now),
    texts: person.map((entry) => requestText(entry, request.phone)),
  }
}

/** The hidden field of forms that apply to these requests. */
const pressField = (requests: Pick<OpenRequest, 'reference' | 'callbacks'>[]) =>
  requests.map(({ reference, callbacks }) => `${reference}:${versionOf(callbacks)}`).join(' ')

/** The hidden field for undoing the last result; null if it's too late. */
export function undoField(
  requests: Pick<OpenRequest, 'reference' | 'callbacks'>[],
  now: number,
): string | null {
  const last = requests.map(({ callbacks }) => undoable(callbacks, now)?.at ?? 0)
  const newest = Math.max(...last)
  const together = requests.filter((_request, index) => last[index]! > Math.max(0, newest - TOGETHER_MS))
  return newest === 0 ? null : pressField(together)
}

function dueOf({ urgency, callAt, due }: OpenRequest, now: number): Pick<PersonToCall, 'due' | 'tone'> {
  const moment = new Date(due)
  if (urgency === 'now') return { due: callHeading(urgency, moment), tone: 'now' }
  const isOverdue = due <= now
  const tone = isOverdue || urgency === 'today' ? 'soon' : 'open'
  if (callAt !== null) return { due: staffList.callBack(dayAndTime(moment)), tone }
  if (isOverdue) return { due: staffList.overdue(shortOfficeMoment(moment)), tone }
  return { due: callHeading(urgency, moment), tone }
}

function callingText({ staff, at }: { staff: string; at: number }, me: string): string {
  const time = timeOfDay(new Date(at))
  return staff === me ? staffList.youAreCalling(time) : staffList.calling(neutralize(staff), time)
}

function statusOf(requests: OpenRequest[]): string[] {
  const [first] = requests.map(({ callbacks }) =>
    resultsIn(callbacks).filter((row) => row.undone_at === null),
  )
  const count = first?.filter(({ result }) => tries.includes(result)).length ?? 0
  const isWrong = requests.some(({ callbacks }) => lastResult(callbacks)?.result === 'wrong-number')
  return [...(count > 0 ? [staffList.tries(count)] : []), ...(isWrong ? [staffList.wrongNumber] : [])]
}

/** Leaves out what stands in the card's head and what wasn't given; another number than in the head stays. */
function requestText(entry: Entry, phoneInHead: string): RequestText {
  const { labels, notGiven, anyTime } = staffEmail
  const { request, reference, receivedAt } = entry
  const { warnings, rows, triage, message, details } = staffEmailView(entry)
  const isNews = ({ label, value }: Line) =>
    ![notGiven, anyTime].includes(value as never) &&
    label !== labels.name &&
    (label !== labels.phone || request.phone !== phoneInHead)
  const needsInterpreter = !['', 'english'].includes(request.language)
  return {
    reference,
    received: staffList.received(shortOfficeMoment(receivedAt)),
    warnings,
    triage,
    rows: [
      ...rows.filter(isNews),
      ...(needsInterpreter ? [{ label: staffList.interpreter, value: staffList.offerOne }] : []),
      ...details.filter(({ label }) => label === labels.email),
    ],
    message: message ?? '',
  }
}
