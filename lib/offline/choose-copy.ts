import { encodeVariant, parseDevice, parseVariant } from '@/lib/variant'
import { deviceFromUserAgent } from '@/lib/device'
import { modeFromCookie } from '@/lib/visitor-cookies'

interface Visitor {
  /** What the cookies say; null where the browser lets no worker read them. */
  cookies: { mode: string | undefined; device: string | undefined } | null
  userAgent: string
}

/**
 * Which copy this visitor gets: the one that the server would choose now. A copy of another mode or layout than the
 * cookies name is never shown. Without a mode cookie the server would go by the place, which nobody can tell without a
 * connection: then the visitor's own latest page counts. Without one for the layout it would go by the user agent; a
 * worker's can differ from its page's (a phone asked for "desktop site"), so it only breaks a tie.
 * @param stored the segments of the copies that are there, the latest last.
 * @returns the segment of the right copy, stored or not.
 */
export function chooseCopy({ cookies, userAgent }: Visitor, stored: readonly string[]): string {
  const mode = modeFromCookie(cookies?.mode)
  const device = parseDevice(cookies?.device)
  const guess = device ?? deviceFromUserAgent(userAgent)
  const fits = stored
    .map(parseVariant)
    .filter((copy) => copy !== null)
    .filter((copy) => (!mode || copy.mode === mode) && (!device || copy.device === device))
  const best = fits.findLast((copy) => copy.device === guess) ?? fits.at(-1)
  return encodeVariant(best ?? { mode: mode ?? 'unknown', device: guess })
}
