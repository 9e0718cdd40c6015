import { practice } from '@/content/generated/practice/practice'
import { absoluteUrl } from '@/lib/site/absolute-url'

const day = 24 * 60 * 60 * 1000
/** RFC 9116, section 2.5.5, recommends less than a year. */
const lifetimeDays = 180

/**
 * The text of security.txt (RFC 9116), which tells security researchers where to report a vulnerability.
 * @param now the time of the request.
 */
export function securityText(now: Date): string {
  // Rounded to the start of a day, so that the file changes only once a day.
  const expires = new Date(Math.floor(now.getTime() / day + lifetimeDays) * day)
  return [
    `Contact: mailto:${practice.webSecurityEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
    '',
  ].join('\n')
}
