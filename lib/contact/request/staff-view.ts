import { bestTimeLabels, conditionLabels, languageLabels } from '@/content/en/ui/contact/form'
import { staffEmail } from '@/content/en/ui/contact/staff-email'
import { phoneLink } from '@/lib/contact/request/phone-number'
import type { CallDeadline } from '@/lib/contact/request/call-deadline'
import { callHeading, callUrgency } from '@/lib/contact/request/call-urgency'
import { dayAndTime, officeMoment, timeOfDay, weekday } from '@/lib/contact/request/office-moment'
import type { CheckedRequest } from '@/lib/contact/request/schema'
import type { Mark } from '@/lib/contact/request/traps'
import { neutralize } from '@/lib/text/typed-text'

export type ReceivedRequest = CallDeadline & {
  request: CheckedRequest
  reference: string
  receivedAt: Date
  marks: Mark[]
}

export type StaffEmailView = {
  warnings: string[]
  heading: string
  /** What the staff need for the call. */
  rows: Row[]
  /** Reminds the staff of the signs that can't wait, if the message has one. */
  triage: string | null
  /** Null if the e-mail only contains a reference. */
  message: string | null
  /** What the staff need afterward. */
  details: Row[]
  notes: string[]
}

type Row = { label: string; value: string; href?: string }

/**
 * The content of the staff e-mail, shared by its HTML and text versions. Depends only on the request, not on
 * the time of sending, so that retries are identical. All typed text is neutralized here.
 * @param link the staff's link to the request, if links are on.
 */
export function staffEmailView(received: ReceivedRequest, link?: string): StaffEmailView {
  const { request, reference, receivedAt, callBy, marks } = received
  const { labels, notGiven } = staffEmail
  const phone = phoneLink(request.phone)
  const { bestTime, language, condition } = request
  return {
    warnings: [
      ...(request.urgency ? [staffEmail.urgency[request.urgency]] : []),
      ...marks.map((mark) => staffEmail.marks[mark]),
    ],
    heading: staffHeading(received),
    rows: [
      { label: labels.name, value: neutralize(`${request.firstName} ${request.lastName}`) },
      { label: labels.phone, value: neutralize(request.phone), ...(phone && { href: phone }) },
      { label: labels.bestTime, value: bestTime ? bestTimeLabels[bestTime] : staffEmail.anyTime },
      { label: labels.language, value: language ? languageLabels[language] : notGiven },
      { label: labels.condition, value: condition ? conditionLabels[condition] : notGiven },
    ],
    triage: request.urgency && request.urgency !== 'crisis' ? staffEmail.triage : null,
    message: neutralize(request.message) || notGiven,
    details: [
      { label: labels.email, value: neutralize(request.email), href: mailLink(request.email) },
      { label: labels.received, value: officeMoment(receivedAt) },
      {
        label: labels.deadline,
        value: callUrgency(request) === 'now' ? staffEmail.now : officeMoment(callBy),
      },
      { label: labels.reference, value: reference },
      ...linkRow(link),
    ],
    notes: [
      ...deadlineNotes(received),
      replyTo(request, link) ? staffEmail.reply : staffEmail.noReply,
      staffEmail.typed,
    ],
  }
}

/** The first line of the staff's e-mail, and the beginning of its subject. */
export const staffHeading = ({ request, callBy }: Pick<ReceivedRequest, 'request' | 'callBy'>): string =>
  callHeading(callUrgency(request), callBy)

/**
 * What the website promised, and whether there is time to call before the office closes for days. Visitors with a
 * warning sign were promised nothing: they were told to call.
 */
function deadlineNotes({ request, receivedAt, callBy, openUntil }: ReceivedRequest): string[] {
  if (request.urgency) return []
  const isLater = callBy.getTime() - receivedAt.getTime() > 24 * 60 * 60 * 1000
  return [
    isLater ? staffEmail.closed(dayAndTime(callBy)) : staffEmail.promise,
    ...(openUntil ? [staffEmail.openUntil(timeOfDay(openUntil), weekday(openUntil))] : []),
  ]
}

const linkRow = (link: string | undefined): Row[] =>
  link ? [{ label: staffEmail.labels.link, value: link, href: link }] : []

/** The content if no personal data may leave the server. */
export function referenceView(received: ReceivedRequest, link?: string): StaffEmailView {
  const { reference, request } = received
  return {
    warnings: [],
    heading: staffHeading(received),
    rows: [],
    triage: null,
    message: null,
    details: [{ label: staffEmail.labels.reference, value: reference }, ...linkRow(link)],
    notes: [...(link ? [] : [staffEmail.open(reference)]), ...(request.urgency ? [] : [staffEmail.promise])],
  }
}

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const domain = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?'
const plainAddress = new RegExp(`^${atom}(?:\\.${atom})*@${domain}(?:\\.${domain})+$`)

/**
 * The patient's address if it may be the e-mail's Reply-To: plain ASCII that needs no quoting or encoding. Never with a
 * link: a reply quotes the e-mail, so the link would leave with it, to an address that nobody has verified.
 */
export function replyTo({ email }: CheckedRequest, link?: string): string | undefined {
  return link === undefined && isHeaderAddress(email) ? email : undefined
}

/** Whether an address may stand in an e-mail's header: plain ASCII that needs no quoting or encoding. */
export const isHeaderAddress = (email: string) => plainAddress.test(email)

/**
 * Percent-encoded, so that an address such as `a?bcc=b@example.com` can't add headers to the e-mail it opens.
 */
function mailLink(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`
}

/** The e-mail as plain text. Each line of the message is quoted, so that it can't imitate our own lines. */
export function staffEmailText(view: StaffEmailView): string {
  const lines = (rows: Row[]) => rows.map(({ label, value }) => `${label}: ${value}`)
  const parts = [
    view.warnings,
    [view.heading],
    lines(view.rows),
    view.triage === null ? [] : [view.triage],
    view.message === null
      ? []
      : [`${staffEmail.labels.message}:`, ...view.message.split('\n').map((line) => `> ${line}`)],
    lines(view.details),
    view.notes,
  ]
  return `${parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')}\n`
}
