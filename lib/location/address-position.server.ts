import 'server-only'
import { isIP } from 'node:net'
import type { Position } from '@/lib/location/distance'
import { placeFiles } from '@/lib/location/place-files.server'
import { isPublicAddress } from '@/lib/location/public-address'

/**
 * Where the files put what they only know to lie in California, or in the United States: in the middle of it. The first
 * is 34 miles from the office, and more addresses stand there than everywhere else near it (docs/decisions/0017).
 */
const middles = [
  { lat: 36.7783, lng: -119.418 },
  { lat: 37.0902, lng: -95.7129 },
  { lat: 39.8283, lng: -98.5795 },
]

/** The files hold four decimals, as 32-bit numbers. */
const isMiddle = (position: Position) =>
  middles.some(({ lat, lng }) => Math.abs(position.lat - lat) < 1e-4 && Math.abs(position.lng - lng) < 1e-4)

/**
 * The rough place of an address by DB-IP's files, in degrees; null where it is nobody's, not in the files, or known to
 * them by no more than a state or a country.
 * @param address as `plainAddress` (lib/http/client-address.ts) spells it
 * @throws EnvironmentError where the files cannot be opened
 */
export function addressPosition(address: string): Position | null {
  if (!isPublicAddress(address)) return null
  // An IPv6 address looked up in the file for IPv4 has a place there, a wrong one.
  const position = placeFiles()[isIP(address) === 4 ? 4 : 6].find(address)
  return position && isMiddle(position) ? null : position
}
