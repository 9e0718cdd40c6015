import 'server-only'
import { isIP } from 'node:net'
import type { Position } from '@/lib/variant/location/distance'
import { placeFiles } from '@/lib/variant/place/place-files.server'
import { isPublicAddress } from '@/lib/variant/place/public-address'

/**
 * The positions that the files use for addresses known only to be in California or in the United States: the
 * middle of each. California's is 34 miles from the office and has more addresses than all other places
 * nearby (docs/decisions/0017).
 */
const middles = [
  { lat: 36.7783, lng: -119.418 },
  { lat: 37.0902, lng: -95.7129 },
  { lat: 39.8283, lng: -98.5795 },
]

/** The files have four decimals, as 32-bit floats. */
const isMiddle = (position: Position) =>
  middles.some(({ lat, lng }) => Math.abs(position.lat - lat) < 1e-4 && Math.abs(position.lng - lng) < 1e-4)

/**
 * An address's approximate position in degrees according to DB-IP's files; null if the address is not public,
 * not in the files, or known only by state or country.
 * @param address in the format of `plainAddress` (lib/platform/limits/client-address.ts)
 * @throws EnvironmentError if the files can't be opened
 */
export function addressPosition(address: string): Position | null {
  if (!isPublicAddress(address)) return null
  // Looking up an IPv6 address in the IPv4 file would return a wrong position.
  const position = placeFiles()[isIP(address) === 4 ? 4 : 6].find(address)
  return position && isMiddle(position) ? null : position
}
