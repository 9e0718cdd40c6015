import 'server-only'
import { staffNotices } from '@/content/en/ui/contact/staff-notices'
import { dueConfirmations } from '@/lib/contact/callback/confirmations.server'
import { openRequests, type OpenRequest } from '@/lib/contact/callback/open-requests.server'
import { callHeading } from '@/lib/contact/request/call-urgency'
import { momentAt, officeTime, openHours } from '@/lib/contact/request/office-hours'
import { dayAndTime, officeDay, shortOfficeMoment } from '@/lib/contact/request/office-moment'
import { contactStore, reportStoreFailure } from '@/lib/contact/store/contact-store.server'
import { linkAddress } from '@/lib/contact/store/link-token.server'
import type { Notice } from '@/lib/contact/store/notice'
import { putNotices } from '@/lib/contact/store/notices.server'
import { env, staffLinkSite } from '@/lib/platform/env'

/** How long before its deadline the staff are reminded of a request, in milliseconds. */
const REMINDER_MS = 4 * 60 * 60 * 1000
/** How long after it was received the staff are reminded of one at the earliest, in milliseconds. */
const FIRST_REMINDER_MS = 30 * 60 * 1000
/** How long after opening a digest is still worth sending, if it couldn't be sent before, in minutes. */
const DIGEST_MINUTES = 4 * 60
/** A longer list isn't read, and a flood of requests shouldn't make it huge. */
const MOST_LINES = 50

/** Puts the notices of this process's store that are due now into the outbox. Never throws. */
export async function queueNotices(): Promise<void> {
  try {
    const store = await contactStore()
    const now = Date.now()
    const open = await openRequests(store.db)
    const link = linkAddress(staffLinkSite(env()), store.ring, now)
    const confirmations = env().CONFIRM_TO_PATIENT === 'on' ? dueConfirmations(store.ring, open, now) : []
    await putNotices(store, [...dueNotices(open, now, link), ...confirmations])
  } catch (error) {
    reportStoreFailure(error, Date.now())
  }
}

/**
 * What reminds the staff now of requests that nobody has marked as handled: of each once, from four hours before its
 * deadline, though not at once, or half an hour after it came if the call can't wait; of a time to call back when it
 * comes; and of all of them at opening time on working days.
 * @param link of the staff's list, if links are on.
 */
export function dueNotices(open: OpenRequest[], now: number, link: string | undefined): Notice[] {
  const opened = openedToday(now)
  const waiting = open.filter(({ received_at: receivedAt }) => opened !== null && receivedAt < opened)
  return [
    ...(waiting.length > 0 ? [digest(waiting, now, link)] : []),
    // What tripped a spam trap is only in the digest, so that a flood doesn't double itself.
    ...open
      .filter((request) => request.marks === '[]' && now >= remindAt(request) && now < remindUntil(request))
      .map((request) => reminder(request, link)),
  ]
}

/** When the office opened today, while a digest is still worth sending; otherwise null. */
function openedToday(now: number): number | null {
  const { day, minute } = officeTime(new Date(now))
  const hours = openHours(day)
  if (hours === null || minute < hours.opens || minute >= hours.opens + DIGEST_MINUTES) return null
  return momentAt({ day, minute: hours.opens }).getTime()
}

function remindAt({ urgency, callAt, received_at: receivedAt, call_by: callBy }: OpenRequest): number {
  const first = receivedAt + FIRST_REMINDER_MS
  return callAt ?? (urgency === 'now' ? first : Math.max(first, callBy - REMINDER_MS))
}

/** A reminder that couldn't be sent by then is taken back. */
const remindUntil = ({ callAt, call_by: callBy }: OpenRequest) =>
  callAt === null ? callBy : callAt + REMINDER_MS

function reminder(request: OpenRequest, link: string | undefined): Notice {
  const { reference, urgency, callAt, due } = request
  const time = dayAndTime(new Date(due))
  const heading = callHeading(urgency, new Date(due))
  const { reminder, find, handled } = staffNotices
  const next = link ? [`${staffNotices.link} ${link}`] : [find(reference), handled(reference)]
  const lines = [
    ...(urgency ? [reminder.urgent(heading)] : []),
    callAt === null ? reminder.text(reference) : reminder.callBack(time, reference),
    ...(urgency || callAt !== null ? [] : [reminder.promised(time)]),
  ]
  return {
    key: callAt === null ? `reminder-${reference}` : `reminder-${reference}-${callAt}`,
    subject: urgency
      ? reminder.urgentSubject(heading, reference)
      : reminder.subject(time, reference, callAt !== null),
    ...bodyOf([...lines, ...next]),
    date: new Date(remindAt(request)),
    urgent: urgency !== null,
  }
}

function digest(waiting: OpenRequest[], now: number, link: string | undefined): Notice {
  const { digest, findAll } = staffNotices
  const overdue = waiting.filter(({ due }) => due <= now).length
  const urgent = waiting.filter(({ urgency }) => urgency === 'now').length
  const rest = waiting.length - MOST_LINES
  const lines = waiting.slice(0, MOST_LINES).map((request) => {
    const { due, reference, callAt, urgency } = request
    if (urgency) {
      const received = shortOfficeMoment(new Date(request.received_at))
      return digest.urgentLine(callHeading(urgency, new Date(due)), received, reference)
    }
    const isOverdue = due <= now
    const time = (isOverdue ? shortOfficeMoment : dayAndTime)(new Date(due))
    return digest.line(time, reference, { isOverdue, isCallBack: callAt !== null })
  })
  const { date, day } = officeDay(new Date(now))
  return {
    key: `digest-${date}`,
    subject: digest.subject(day, { waiting: waiting.length, overdue, urgent }),
    ...bodyOf([
      ...(link ? [`${staffNotices.link} ${link}`] : []),
      digest.waiting(waiting.length),
      ...(overdue > 0 ? [digest.overdue(overdue)] : []),
      ...lines,
      ...(rest > 0 ? [digest.more(rest)] : []),
      ...(link ? [] : [findAll]),
    ]),
    date: new Date(now),
    urgent: waiting.some(({ urgency }) => urgency !== null),
  }
}

/** None of the lines contains typed text, so the HTML needs no escaping. */
function bodyOf(lines: string[]): Pick<Notice, 'text' | 'html'> {
  return { text: `${lines.join('\n\n')}\n`, html: lines.map((line) => `<p>${line}</p>`).join('') }
}
