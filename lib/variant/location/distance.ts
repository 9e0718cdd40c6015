import { officePlace } from '@/content/generated/practice/place'

const earthRadiusMiles = 3959
const localRadiusMiles = 50

/** Degrees, WGS 84. */
export type Position = { lat: number; lng: number }

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** The great-circle distance between two positions in miles (haversine formula), not rounded. */
export function distanceInMiles(from: Position, to: Position): number {
  const latitudes = Math.sin(radians(to.lat - from.lat) / 2) ** 2
  const longitudes = Math.sin(radians(to.lng - from.lng) / 2) ** 2
  const chord = latitudes + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * longitudes
  // For antipodes, rounding may yield slightly more than 1, where asin is undefined.
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(Math.min(1, chord)))
}

/**
 * A position's distance from the office in miles, and whether it is local: at most 50 miles before rounding.
 */
export function locality(position: Position): { isLocal: boolean; distance: number } {
  const miles = distanceInMiles(position, officePlace.position)
  return { isLocal: miles <= localRadiusMiles, distance: Math.round(miles) }
}
