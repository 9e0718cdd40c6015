import { staffEmail } from '@/content/en/ui/contact/staff-email'
import type { Mail } from '@/lib/contact/delivery/transports/transport'
import {
  referenceView,
  replyTo,
  staffEmailText,
  staffEmailView,
  staffHeading,
  type ReceivedRequest,
  type StaffEmailView,
} from '@/lib/contact/request/staff-view'
import { html, type Html, type Part } from '@/lib/platform/http/html'

/**
 * `reference`: no personal data leaves the server, for mail services without a business associate agreement.
 */
export type EmailDetail = 'full' | 'reference'

/**
 * The staff e-mail for a request, as HTML and plain text. The subject contains no typed text.
 * @param round 1 for the first e-mail, whose key is the request's reference; each later round gets a new key.
 * @param link the staff's link to the request, if links are on.
 */
export function staffMail(
  received: ReceivedRequest & { round?: number },
  { from, to }: Pick<Mail, 'from' | 'to'>,
  { detail = 'full', link }: { detail?: EmailDetail; link?: string | undefined } = {},
): Mail {
  const { request, reference, receivedAt, round = 1 } = received
  const view = detail === 'full' ? staffEmailView(received, link) : referenceView(received, link)
  const reply = detail === 'full' ? replyTo(request, link) : undefined
  return {
    from,
    to,
    key: round === 1 ? reference : `${reference}.${round}`,
    date: receivedAt,
    ...(reply && { replyTo: reply }),
    subject: staffEmail.subject(staffHeading(received), reference),
    urgent: request.urgency !== undefined,
    text: staffEmailText(view),
    html: staffEmailHtml(view).text,
  }
}

// Mail programs ignore style sheets, so each part has its own style.
const body =
  'margin:0 auto;max-width:600px;background:#ffffff;color:#1c2526;font:16px/24px Helvetica,Arial,sans-serif'
const box = 'border:2px solid #9a3412;padding:8px'
const quote = 'white-space:pre-wrap;border-left:3px solid #94a3b8;padding-left:12px'

const paragraph = (content: Part, style = ''): Html =>
  html`<p dir="auto" style="margin:0 0 8px;${style}">${content}</p>`

/** <bdi> isolates the value's text direction, so that a Hebrew name doesn't reorder its label. */
const row = ({ label, value, href }: StaffEmailView['rows'][number]): Html => {
  const isolated = html`<bdi>${value}</bdi>`
  const shown = href ? html`<a href="${href}" style="color:#0b5c6b">${isolated}</a>` : isolated
  return paragraph(html`<strong>${label}:</strong> ${shown}`)
}

function staffEmailHtml({ warnings, heading, rows, triage, message, details, notes }: StaffEmailView): Html {
  const label = html`<strong>${staffEmail.labels.message}:</strong>`
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <body style="${body}">
        ${warnings.map((line) => paragraph(line, box))}
        <h1 style="font-size:22px">${heading}</h1>
        ${rows.map(row)} ${triage === null ? [] : paragraph(triage, box)}
        ${message === null ? [] : [paragraph(label), paragraph(message, quote)]}
        <hr />
        ${details.map(row)} ${notes.map((line) => paragraph(line))}
      </body>
    </html>`
}
