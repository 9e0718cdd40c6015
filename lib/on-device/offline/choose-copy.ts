import { parseMode, type Mode } from '@/lib/variant/variant'
import { modeFromCookie } from '@/lib/variant/visitor-cookies'

/**
 * Chooses the copy to show: the variant the server would choose now. A copy that contradicts the mode cookie
 * is never shown. Without a cookie the server would use the visitor's location, which is unknown offline, so
 * the visitor's latest copy is used.
 * @param cookie the value of the mode cookie; undefined also if the browser doesn't let workers read it.
 * @param stored the variants with a stored copy, latest last.
 * @returns the right variant, stored or not.
 */
export function chooseCopy(cookie: string | undefined, stored: readonly string[]): Mode {
  return modeFromCookie(cookie) ?? parseMode(stored.at(-1) ?? '') ?? 'unknown'
}
