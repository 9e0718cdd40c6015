import 'server-only'
import { env } from '@/lib/platform/env'
import { clientIp } from '@/lib/platform/limits/client-address'
import { addressPosition } from '@/lib/variant/place/address-position.server'
import type { Position } from '@/lib/variant/location/distance'
import { edgePosition } from '@/lib/variant/place/edge-headers'

/**
 * The visitor's approximate position in degrees from the trusted GEO_SOURCE, or null. Used only to calculate
 * a distance, and never stored, logged or sent anywhere.
 */
export function visitorPosition(headers: Pick<Headers, 'get'>): Position | null {
  const { GEO_SOURCE, TRUSTED_PROXY_HOPS } = env()
  if (GEO_SOURCE !== 'dbip') return edgePosition(GEO_SOURCE, headers)
  const address = clientIp(headers, TRUSTED_PROXY_HOPS)
  return address === null ? null : addressPosition(address)
}
