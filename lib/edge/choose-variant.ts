import { deviceFromUserAgent } from '@/lib/device'
import type { GeoSource } from '@/lib/env'
import { locality } from '@/lib/location/distance'
import { edgePosition } from '@/lib/location/edge-headers'
import { devices, type Device, type Variant } from '@/lib/variant'
import { modeFromCookie, modeOf, type SettledMode } from '@/lib/visitor-cookies'

type Request = {
  headers: Pick<Headers, 'get'>
  cookie: (name: 'visitor-mode' | 'visitor-device') => string | undefined
}

function chosenDevice(request: Request): Device {
  const fromCookie = devices.find((device) => device === request.cookie('visitor-device'))
  return fromCookie ?? deviceFromUserAgent(request.headers.get('user-agent') ?? '')
}

/** The mode that the edge network's headers say, or null when they say nothing usable. */
function modeFromEdge(source: GeoSource, headers: Pick<Headers, 'get'>): SettledMode | null {
  const position = edgePosition(source, headers)
  return position ? modeOf(locality(position).isLocal) : null
}

/**
 * Which variant answers a request: the mode cookie, else the trusted edge headers, else unknown; the device cookie,
 * else the user agent. `preset` is the mode to put into the cookie when the headers settled it.
 */
export function chooseVariant(
  request: Request,
  source: GeoSource,
): { variant: Variant; preset: SettledMode | null } {
  const device = chosenDevice(request)
  const cookie = modeFromCookie(request.cookie('visitor-mode'))
  if (cookie) return { variant: { mode: cookie, device }, preset: null }
  const preset = modeFromEdge(source, request.headers)
  return { variant: { mode: preset ?? 'unknown', device }, preset }
}
