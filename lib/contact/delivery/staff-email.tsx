import { Body, Container, Head, Heading, Hr, Html, Link, Text } from '@react-email/components'
import { render } from '@react-email/render'
import { staffEmail } from '@/content/en/ui/contact/staff-email'
import {
  referenceView,
  replyTo,
  staffEmailText,
  staffEmailView,
  type ReceivedRequest,
  type StaffEmailView,
} from '@/lib/contact/request/staff-view'
import { dayAndTime } from '@/lib/contact/request/office-moment'
import type { Mail } from '@/lib/contact/delivery/transports/transport'

/**
 * `reference`: no personal data leaves the server, for mail services without a business associate agreement.
 */
export type EmailDetail = 'full' | 'reference'

/**
 * The staff e-mail for a request, as HTML and plain text. The subject contains no typed text.
 * @param link the staff's link to the request, if links are on.
 */
export async function staffMail(
  received: ReceivedRequest & { round?: number },
  { from, to }: Pick<Mail, 'from' | 'to'>,
  { detail = 'full', link }: { detail?: EmailDetail; link?: string | undefined } = {},
): Promise<Mail> {
  const view = detail === 'full' ? staffEmailView(received, link) : referenceView(received, link)
  const reply = detail === 'full' ? replyTo(received.request, link) : undefined
  return {
    from,
    to,
    key: mailKey(received),
    date: received.receivedAt,
    ...(reply && { replyTo: reply }),
    subject: staffEmail.subject(dayAndTime(received.callBy), received.reference),
    text: staffEmailText(view),
    html: await render(<StaffEmail {...view} />),
  }
}

/** The key of the first e-mail is the request's reference; each later round gets a new key. */
function mailKey({ reference, round = 1 }: { reference: string; round?: number }): string {
  return round === 1 ? reference : `${reference}.${round}`
}

const body = { backgroundColor: '#ffffff', color: '#1c2526', fontFamily: 'Helvetica, Arial, sans-serif' }
const text = { fontSize: '16px', lineHeight: '24px', margin: '0 0 8px' }
const warning = { ...text, border: '2px solid #9a3412', padding: '8px' }
const quote = { ...text, whiteSpace: 'pre-wrap', borderLeft: '3px solid #94a3b8', paddingLeft: '12px' }
const link = { color: '#0b5c6b' }

// <bdi> isolates the value's text direction, so that a Hebrew name doesn't reorder its label.
function Rows({ rows }: { rows: StaffEmailView['rows'] }) {
  return rows.map(({ label, value, href }) => (
    <Text key={label} style={text}>
      <strong>{label}:</strong>{' '}
      {href ? (
        <Link href={href} style={link}>
          <bdi>{value}</bdi>
        </Link>
      ) : (
        <bdi>{value}</bdi>
      )}
    </Text>
  ))
}

function StaffEmail({ warnings, heading, rows, triage, message, details, notes }: StaffEmailView) {
  return (
    <Html lang="en">
      <Head />
      <Body style={body}>
        <Container>
          {warnings.map((line) => (
            <Text key={line} style={warning}>
              {line}
            </Text>
          ))}
          <Heading style={{ fontSize: '22px' }}>{heading}</Heading>
          <Rows rows={rows} />
          {triage !== null && <Text style={warning}>{triage}</Text>}
          {message !== null && (
            <>
              <Text style={text}>
                <strong>{staffEmail.labels.message}:</strong>
              </Text>
              <Text dir="auto" style={quote}>
                {message}
              </Text>
            </>
          )}
          <Hr />
          <Rows rows={details} />
          {notes.map((line) => (
            <Text key={line} style={text}>
              {line}
            </Text>
          ))}
        </Container>
      </Body>
    </Html>
  )
}
