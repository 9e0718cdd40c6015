import 'server-only'
import type { Kysely } from 'kysely'
import { staffNotices } from '@/content/en/ui/contact/staff-notices'
import { momentAt, officeTime, openHours } from '@/lib/contact/request/office-hours'
import { dayAndTime, officeDay, shortOfficeMoment } from '@/lib/contact/request/office-moment'
import { contactStore, reportStoreFailure, type ContactStore } from '@/lib/contact/store/contact-store.server'
import { linkAddress } from '@/lib/contact/store/link-token.server'
import type { Notice } from '@/lib/contact/store/notice'
import { putNotices } from '@/lib/contact/store/notices.server'
import type { ContactDatabase } from '@/lib/contact/store/schema.server'
import { env, staffLinkSite } from '@/lib/platform/env'

/** How long before its deadline the staff are reminded of a request, in milliseconds. */
const REMINDER_MS = 4 * 60 * 60 * 1000
/** How long after it was received the staff are reminded of one that describes a warning sign, in milliseconds. */
const URGENT_REMINDER_MS = 30 * 60 * 1000
/** How long after opening a digest is still worth sending, if it couldn't be sent before, in minutes. */
const DIGEST_MINUTES = 4 * 60
/** A longer list isn't read, and a flood of requests shouldn't make it huge. */
const MOST_LINES = 50

/** Puts the notices of this process's store that are due now into the outbox. Never throws. */
export async function queueNotices(): Promise<void> {
  try {
    const store = await contactStore()
    await putNotices(store, await dueNotices(store, Date.now(), staffLinkSite(env())))
  } catch (error) {
    reportStoreFailure(error, Date.now())
  }
}

/**
 * What reminds the staff now of requests that nobody has marked as handled: of each once, from four hours before its
 * deadline or, if it describes a warning sign, half an hour after it came, and of all of them at opening time on working
 * days.
 * @param linkSite the site's origin if the staff get links to requests.
 */
export async function dueNotices(
  { db, ring }: ContactStore,
  now: number,
  linkSite?: string,
): Promise<Notice[]> {
  const open = await openRequests(db)
  const opened = openedToday(now)
  const waiting = open.filter(({ received_at: receivedAt }) => opened !== null && receivedAt < opened)
  return [
    ...(waiting.length > 0 ? [digest(waiting, now)] : []),
    // What tripped a spam trap is only in the digest, so that a flood doesn't double itself.
    ...open
      .filter((request) => request.marks === '[]' && now >= remindAt(request) && now < request.call_by)
      .map((request) => reminder(request, linkAddress(linkSite, ring, request))),
  ]
}

type OpenRequest = Awaited<ReturnType<typeof openRequests>>[number]

/** The requests that nobody has marked as handled and whose text hasn't been erased, most urgent first. */
function openRequests(db: Kysely<ContactDatabase>) {
  return db
    .selectFrom('requests')
    .innerJoin('deliveries', 'deliveries.reference', 'requests.reference')
    .select(['requests.reference', 'received_at', 'call_by', 'urgent', 'marks', 'link_id', 'key_id'])
    .where('deliveries.state', '!=', 'handled')
    .where('erased_at', 'is', null)
    .orderBy('urgent', 'desc')
    .orderBy('call_by')
    .orderBy('requests.reference')
    .execute()
}

/** When the office opened today, while a digest is still worth sending; otherwise null. */
function openedToday(now: number): number | null {
  const { day, minute } = officeTime(new Date(now))
  const hours = openHours(day)
  if (hours === null || minute < hours.opens || minute >= hours.opens + DIGEST_MINUTES) return null
  return momentAt({ day, minute: hours.opens }).getTime()
}

const remindAt = ({ urgent, received_at: receivedAt, call_by: callBy }: OpenRequest) =>
  urgent ? receivedAt + URGENT_REMINDER_MS : callBy - REMINDER_MS

function reminder(request: OpenRequest, link: string | undefined): Notice {
  const { reference } = request
  const isUrgent = request.urgent === 1
  const deadline = dayAndTime(new Date(request.call_by))
  const { reminder, find, handled } = staffNotices
  const next = link ? [`${staffNotices.link} ${link}`] : [find(reference), handled(reference)]
  return {
    key: `reminder-${reference}`,
    subject: isUrgent ? reminder.urgentSubject(reference) : reminder.subject(deadline, reference),
    ...bodyOf([...(isUrgent ? [reminder.urgent] : []), reminder.text(deadline, reference), ...next]),
    date: new Date(remindAt(request)),
    urgent: isUrgent,
  }
}

function digest(waiting: OpenRequest[], now: number): Notice {
  const { digest, findAll } = staffNotices
  const overdue = waiting.filter(({ call_by: due }) => due <= now).length
  const urgent = waiting.filter((request) => request.urgent === 1).length
  const rest = waiting.length - MOST_LINES
  const lines = waiting.slice(0, MOST_LINES).map((request) => {
    const { call_by: due, reference } = request
    if (request.urgent) return digest.urgentLine(shortOfficeMoment(new Date(request.received_at)), reference)
    const isOverdue = due <= now
    return digest.line((isOverdue ? shortOfficeMoment : dayAndTime)(new Date(due)), reference, isOverdue)
  })
  const { date, day } = officeDay(new Date(now))
  return {
    key: `digest-${date}`,
    subject: digest.subject(day, { waiting: waiting.length, overdue, urgent }),
    ...bodyOf([
      digest.waiting(waiting.length),
      ...(overdue > 0 ? [digest.overdue(overdue)] : []),
      ...lines,
      ...(rest > 0 ? [digest.more(rest)] : []),
      findAll,
    ]),
    date: new Date(now),
    urgent: urgent > 0,
  }
}

/** None of the lines contains typed text, so the HTML needs no escaping. */
function bodyOf(lines: string[]): Pick<Notice, 'text' | 'html'> {
  return { text: `${lines.join('\n\n')}\n`, html: lines.map((line) => `<p>${line}</p>`).join('') }
}
