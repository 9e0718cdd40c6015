import { practice } from '@/content/practice'
import { absoluteUrl } from '@/lib/absolute-url'

const day = 24 * 60 * 60 * 1000
/** RFC 9116, section 2.5.5, asks for less than a year. */
const lifetimeDays = 180

/** The file of RFC 9116: where to report a hole in this website. `now` is when it is asked for. */
export function securityText(now: Date): string {
  // The start of a day, so that the file stays the same for that long.
  const expires = new Date(Math.floor(now.getTime() / day + lifetimeDays) * day)
  return [
    `Contact: mailto:${practice.webSecurityEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
    '',
  ].join('\n')
}
