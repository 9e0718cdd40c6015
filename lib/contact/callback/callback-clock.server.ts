import 'server-only'
import { digestMail, REMINDER_MS, reminderMail } from '@/lib/contact/callback/notice-mails.server'
import { sendOnce } from '@/lib/contact/callback/notices.server'
import { officeDay } from '@/lib/contact/request/office-moment'
import { momentAt, officeTime, openHours } from '@/lib/contact/request/office-hours'
import { openRequests, type OpenRequest } from '@/lib/contact/callback/open-requests.server'
import type { Mail, Transport } from '@/lib/contact/delivery/transports/transport'
import { linkAddress } from '@/lib/contact/store/link-token.server'
import type { ContactStore } from '@/lib/contact/store/contact-store.server'

/** How long after opening a digest is still worth sending, if it couldn't be sent before, in minutes. */
const DIGEST_MINUTES = 4 * 60

export type CallbackClock = {
  store: ContactStore
  transport: Transport
  addresses: Pick<Mail, 'from' | 'to'>
  /** The site's origin if the staff get links to requests. */
  linkSite?: string | undefined
}

/** How many were sent. */
export type NoticeCounts = { reminders: number; digests: number }

/**
 * Reminds the staff of requests that nobody has marked as handled: of each once, four hours before its deadline,
 * and of all of them at opening time on working days. Each is sent once across all instances.
 * @param stopping checked before each e-mail; true stops the run.
 * @throws if the store fails.
 */
export async function runCallbackClock(
  clock: CallbackClock,
  now: number,
  stopping = () => false,
): Promise<NoticeCounts> {
  const open = await openRequests(clock.store.db)
  const counts = { reminders: 0, digests: 0 }
  const opened = openedToday(now)
  if (!stopping() && opened !== null && (await sendDigest(clock, open, opened, now))) counts.digests++
  for (const request of open) {
    if (stopping()) break
    if (isReminderTime(request, now) && (await sendReminder(clock, request, now))) counts.reminders++
  }
  return counts
}

/** When the office opened today, while a digest is still worth sending; otherwise null. */
function openedToday(now: number): Date | null {
  const { day, minute } = officeTime(new Date(now))
  const hours = openHours(day)
  if (hours === null || minute < hours.opens || minute >= hours.opens + DIGEST_MINUTES) return null
  return momentAt({ day, minute: hours.opens })
}

/** What waited at opening time. If nothing did, the day counts as done. */
function sendDigest(
  { store, transport, addresses }: CallbackClock,
  open: readonly OpenRequest[],
  opened: Date,
  now: number,
) {
  const waiting = open.filter(({ receivedAt }) => receivedAt < opened)
  const mail = waiting.length > 0 ? digestMail(waiting, addresses, new Date(now)) : null
  return sendOnce(store.db, { name: `digest ${officeDay(new Date(now)).date}`, mail, transport, now })
}

/** What tripped a spam trap is only in the digest, so that a flood doesn't double itself. */
function isReminderTime({ callBy, isMarked }: OpenRequest, now: number): boolean {
  const due = callBy.getTime()
  return !isMarked && now >= due - REMINDER_MS && now < due
}

function sendReminder(
  { store, transport, addresses, linkSite }: CallbackClock,
  request: OpenRequest,
  now: number,
) {
  const link = linkAddress(linkSite, store.ring, request)
  const mail = reminderMail(request, addresses, link)
  return sendOnce(store.db, { name: `reminder ${request.reference}`, mail, transport, now })
}
