import { locality, type Position } from '@/lib/variant/location/distance'
import type { Mode } from '@/lib/variant/variant'
import { modeFromCookie, modeOf, type SettledMode } from '@/lib/variant/visitor-cookies'

/**
 * Chooses the variant for a request: from the mode cookie, else from the visitor's approximate position, else
 * unknown. `preset` is the mode to store in the cookie if the position decided.
 * @param cookie the value of the mode cookie.
 * @param position from lib/variant/place/visitor-position.server.ts; null if unknown.
 */
export function chooseVariant(
  cookie: string | undefined,
  position: Position | null,
): { variant: Mode; preset: SettledMode | null } {
  const chosen = modeFromCookie(cookie)
  if (chosen) return { variant: chosen, preset: null }
  const preset = position && modeOf(locality(position).isLocal)
  return { variant: preset ?? 'unknown', preset }
}
