import 'server-only'
import { env } from '@/lib/env'
import { clientIp } from '@/lib/http/client-address'
import { addressPosition } from '@/lib/location/address-position.server'
import type { Position } from '@/lib/location/distance'
import { edgePosition } from '@/lib/location/edge-headers'

/**
 * The visitor's rough position in degrees, from whom GEO_SOURCE trusts, or null. It is for a distance only: it is
 * neither kept, logged nor sent anywhere.
 */
export function visitorPosition(headers: Pick<Headers, 'get'>): Position | null {
  const { GEO_SOURCE, TRUSTED_PROXY_HOPS } = env()
  if (GEO_SOURCE !== 'dbip') return edgePosition(GEO_SOURCE, headers)
  const address = clientIp(headers, TRUSTED_PROXY_HOPS)
  return address === null ? null : addressPosition(address)
}
