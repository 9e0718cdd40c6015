import { conditionLabels } from '@/content/en/ui/contact/form'
import { staffEmail } from '@/content/en/ui/contact/staff-email'
import { phoneLink } from '@/lib/contact/fields/phone-number'
import { replyAddress } from '@/lib/contact/fields/reply-address'
import { calendarDay, officeMoment, responseDeadline } from '@/lib/contact/mail/response-deadline'
import type { CheckedRequest } from '@/lib/contact/fields/schema'
import type { Mark } from '@/lib/contact/fields/traps'
import { neutralize } from '@/lib/contact/fields/typed-text'

export type ReceivedRequest = {
  request: CheckedRequest
  reference: string
  receivedAt: Date
  marks: Mark[]
}

export type StaffEmailView = {
  warnings: string[]
  rows: { label: string; value: string; href?: string }[]
  /** Null if the e-mail only contains a reference. */
  message: string | null
  notes: string[]
}

/**
 * The content of the staff e-mail, shared by its HTML and text versions. Depends only on the request, not on
 * the time of sending, so that retries are identical. All typed text is neutralized here.
 */
export function staffEmailView({ request, reference, receivedAt, marks }: ReceivedRequest): StaffEmailView {
  const { labels } = staffEmail
  const { ends, monday, hasFriday } = responseDeadline(receivedAt)
  const phone = phoneLink(request.phone)
  return {
    warnings: [
      ...(request.urgency ? [staffEmail.urgency[request.urgency]] : []),
      ...marks.map((mark) => staffEmail.marks[mark]),
    ],
    rows: [
      { label: labels.name, value: neutralize(`${request.firstName} ${request.lastName}`) },
      { label: labels.phone, value: neutralize(request.phone), ...(phone && { href: phone }) },
      { label: labels.email, value: neutralize(request.email), href: mailLink(request.email) },
      {
        label: labels.condition,
        value: request.condition ? conditionLabels[request.condition] : staffEmail.notGiven,
      },
      { label: labels.received, value: officeMoment(receivedAt) },
      { label: labels.deadline, value: officeMoment(ends) },
      { label: labels.reference, value: reference },
    ],
    message: neutralize(request.message) || staffEmail.notGiven,
    notes: [
      monday ? staffEmail.weekend(calendarDay(monday)) : staffEmail.promise,
      ...(hasFriday ? [staffEmail.friday] : []),
      replyAddress(request.email) ? staffEmail.reply : staffEmail.noReply,
      staffEmail.typed,
    ],
  }
}

/** The content if no personal data may leave the server. */
export function referenceView({ reference }: Pick<ReceivedRequest, 'reference'>): StaffEmailView {
  return {
    warnings: [],
    rows: [{ label: staffEmail.labels.reference, value: reference }],
    message: null,
    notes: [staffEmail.open(reference), staffEmail.promise],
  }
}

/**
 * Percent-encoded, so that an address such as `a?bcc=b@example.com` can't add headers to the e-mail it opens.
 */
function mailLink(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`
}

/** The e-mail as plain text. Each line of the message is quoted, so that it can't imitate our own lines. */
export function staffEmailText({ warnings, rows, message, notes }: StaffEmailView): string {
  return [
    staffEmail.heading,
    ...(warnings.length > 0 ? ['', ...warnings] : []),
    '',
    ...rows.map(({ label, value }) => `${label}: ${value}`),
    '',
    ...(message === null
      ? []
      : [`${staffEmail.labels.message}:`, ...message.split('\n').map((line) => `> ${line}`), '']),
    ...notes,
    '',
  ].join('\n')
}
