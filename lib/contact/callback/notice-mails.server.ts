import 'server-only'
import { staffNotices } from '@/content/en/ui/contact/staff-notices'
import { dayAndTime, officeDay, shortOfficeMoment } from '@/lib/contact/request/office-moment'
import type { OpenRequest } from '@/lib/contact/callback/open-requests.server'
import type { Mail } from '@/lib/contact/delivery/transports/transport'

/** How long before its deadline the staff are reminded of a request, in milliseconds. */
export const REMINDER_MS = 4 * 60 * 60 * 1000
/** A longer list isn't read, and a flood of requests shouldn't make it huge. */
const MOST_LINES = 50

type Addresses = Pick<Mail, 'from' | 'to'>

/**
 * Reminds the staff of one request. Depends only on the request, so that it is the same if it is sent again.
 * @param link the staff's link to the request, if links are on.
 */
export function reminderMail(
  { reference, callBy }: OpenRequest,
  addresses: Addresses,
  link: string | undefined,
): Mail {
  const deadline = dayAndTime(callBy)
  const { reminder, find, handled } = staffNotices
  const next = link ? [`${staffNotices.link} ${link}`] : [find(reference), handled(reference)]
  return {
    ...addresses,
    key: `reminder-${reference}`,
    subject: reminder.subject(deadline, reference),
    ...bodyOf([reminder.text(deadline, reference), ...next]),
    date: new Date(callBy.getTime() - REMINDER_MS),
  }
}

/** Lists the requests that wait for a call, for the beginning of a working day. */
export function digestMail(open: OpenRequest[], addresses: Addresses, now: Date): Mail {
  const { digest, findAll } = staffNotices
  const isOverdue = ({ callBy }: OpenRequest) => callBy <= now
  const overdue = open.filter(isOverdue).length
  const rest = open.length - MOST_LINES
  const lines = open
    .slice(0, MOST_LINES)
    .map((request) =>
      isOverdue(request)
        ? digest.line(shortOfficeMoment(request.callBy), request.reference, true)
        : digest.line(dayAndTime(request.callBy), request.reference, false),
    )
  const { date, day } = officeDay(now)
  return {
    ...addresses,
    key: `digest-${date}`,
    subject: digest.subject(day, open.length, overdue),
    ...bodyOf([
      digest.waiting(open.length),
      ...(overdue > 0 ? [digest.overdue(overdue)] : []),
      ...lines,
      ...(rest > 0 ? [digest.more(rest)] : []),
      findAll,
    ]),
    date: now,
  }
}

/** None of the lines contains typed text, so the HTML needs no escaping. */
function bodyOf(lines: string[]): Pick<Mail, 'text' | 'html'> {
  return { text: `${lines.join('\n\n')}\n`, html: lines.map((line) => `<p>${line}</p>`).join('') }
}
