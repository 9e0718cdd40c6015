import { deviceFromUserAgent } from '@/lib/device'
import { locality, type Position } from '@/lib/location/distance'
import { parseDevice, type Device, type Variant } from '@/lib/variant'
import { modeFromCookie, modeOf, type SettledMode } from '@/lib/visitor-cookies'

type Request = {
  headers: Pick<Headers, 'get'>
  cookie: (name: 'visitor-mode' | 'visitor-device') => string | undefined
}

function chosenDevice(request: Request): Device {
  const fromCookie = parseDevice(request.cookie('visitor-device'))
  return fromCookie ?? deviceFromUserAgent(request.headers.get('user-agent') ?? '')
}

/**
 * Which variant answers a request: the mode cookie, else the visitor's rough position, else unknown; the device cookie,
 * else the user agent. `preset` is the mode to put into the cookie when the position settled it.
 * @param position what lib/location/visitor-position.server.ts says, null where it is not known.
 */
export function chooseVariant(
  request: Request,
  position: Position | null,
): { variant: Variant; preset: SettledMode | null } {
  const device = chosenDevice(request)
  const cookie = modeFromCookie(request.cookie('visitor-mode'))
  if (cookie) return { variant: { mode: cookie, device }, preset: null }
  const preset = position && modeOf(locality(position).isLocal)
  return { variant: { mode: preset ?? 'unknown', device }, preset }
}
