import type { GeoSource } from '@/lib/platform/env'
import type { Position } from '@/lib/variant/location/distance'

/** The edge network that provides the visitor's location; `none` for no network. */
type EdgeNetwork = Exclude<GeoSource, 'dbip'>

/** The headers with the visitor's approximate position, by edge network (GEO_SOURCE). */
const headerNames = {
  vercel: ['x-vercel-ip-latitude', 'x-vercel-ip-longitude'],
  cloudflare: ['cf-iplatitude', 'cf-iplongitude'],
  cloudfront: ['cloudfront-viewer-latitude', 'cloudfront-viewer-longitude'],
  none: null,
} as const satisfies Record<EdgeNetwork, readonly [string, string] | null>

const plainDecimal = /^-?\d{1,3}(\.\d{1,20})?$/

/** A duplicate header arrives as `a, b`, which is not a plain decimal. */
function degrees(value: string | null, limit: number): number | null {
  if (value === null || !plainDecimal.test(value)) return null
  const number = Number(value)
  return Math.abs(number) <= limit ? number : null
}

/**
 * The position in the edge network's headers, in degrees, or null if the source is `none` or either header is
 * missing, duplicated, not a plain decimal or out of range. 0 is a valid coordinate.
 */
export function edgePosition(source: EdgeNetwork, headers: Pick<Headers, 'get'>): Position | null {
  const names = headerNames[source]
  if (!names) return null
  const lat = degrees(headers.get(names[0]), 90)
  const lng = degrees(headers.get(names[1]), 180)
  return lat === null || lng === null ? null : { lat, lng }
}
