import { officePosition } from '@/content/office-position'

/** Spec 5 and 9. */
const earthRadiusMiles = 3959
const localRadiusMiles = 50

/** Degrees, WGS 84. */
export type Position = { lat: number; lng: number }

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** The great-circle distance between two positions in miles, by the haversine formula. Not rounded. */
export function distanceInMiles(from: Position, to: Position): number {
  const latitudes = Math.sin(radians(to.lat - from.lat) / 2) ** 2
  const longitudes = Math.sin(radians(to.lng - from.lng) / 2) ** 2
  const chord = latitudes + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * longitudes
  // Rounding may lift the chord of two opposite points a hair above 1, where asin has no value.
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(Math.min(1, chord)))
}

/** How far a position is from the office, in miles, and whether that is local: at most 50, decided before rounding. */
export function locality(position: Position): { isLocal: boolean; distance: number } {
  const miles = distanceInMiles(position, officePosition)
  return { isLocal: miles <= localRadiusMiles, distance: Math.round(miles) }
}
