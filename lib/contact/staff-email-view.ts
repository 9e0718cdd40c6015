import { conditionLabels } from '@/content/contact-form'
import { staffEmail } from '@/content/staff-email'
import { phoneLink } from '@/lib/contact/phone-number'
import { replyAddress } from '@/lib/contact/reply-address'
import { calendarDay, officeMoment, responseDeadline } from '@/lib/contact/response-deadline'
import type { AppointmentRequest } from '@/lib/contact/schema'
import type { Mark } from '@/lib/contact/traps'
import { neutralize } from '@/lib/contact/typed-text'

export type ReceivedRequest = {
  request: AppointmentRequest
  reference: string
  receivedAt: Date
  marks: Mark[]
}

export type StaffEmailView = {
  warnings: string[]
  rows: { label: string; value: string; href?: string }[]
  /** Null where the mail holds a reference only. */
  message: string | null
  notes: string[]
}

/**
 * What the staff e-mail says, once for both of its forms. It depends on the request alone, never on the time of
 * sending: a mail that is sent again is the same mail. Everything typed is neutralized here.
 */
export function staffEmailView({ request, reference, receivedAt, marks }: ReceivedRequest): StaffEmailView {
  const { labels } = staffEmail
  const { ends, monday, hasFriday } = responseDeadline(receivedAt)
  const phone = phoneLink(request.phone)
  return {
    warnings: marks.map((mark) => staffEmail.marks[mark]),
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

/** What the e-mail says when nothing about the person may leave the server. */
export function referenceView({ reference }: Pick<ReceivedRequest, 'reference'>): StaffEmailView {
  return {
    warnings: [],
    rows: [{ label: staffEmail.labels.reference, value: reference }],
    message: null,
    notes: [staffEmail.open(reference), staffEmail.promise],
  }
}

/** Percent-encoded, so that an address such as `a?bcc=b@example.com` adds nothing to the mail it opens. */
function mailLink(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`
}

/** The e-mail as plain text. The message is quoted line by line, so that it cannot pass for one of our lines. */
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
