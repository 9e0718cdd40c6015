export type LocationRecord = { isLocal: boolean; timestamp: number; distance: number }
export type TestLocation = { lat: number; lng: number; name: string }
export type GeolocationAnswer = { success: true; isLocal: boolean; distance: number }

/** Do not rename: other programs set these keys. */
export const storageKeys = {
  record: 'isLocalUser',
  testLocation: 'testLocation',
  mobileOverride: 'mobile-override',
  /** `yes` once the visitor said that they are near or our patient. */
  showOffice: 'show-office',
} as const

/* Guards instead of zod, which would more than double the size of our own scripts on every page (docs/decisions/0001). */

function object(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null
}

function within(value: unknown, limit: number): value is number {
  return Number.isFinite(value) && Math.abs(value as number) <= limit
}

/** A stored `isLocalUser`, or null if it has a different shape. Does not check its age. */
export function asLocationRecord(value: unknown): LocationRecord | null {
  const { isLocal, timestamp, distance } = object(value) ?? {}
  if (typeof isLocal !== 'boolean' || !Number.isFinite(timestamp) || !Number.isFinite(distance)) return null
  return { isLocal, timestamp: timestamp as number, distance: distance as number }
}

/** A stored `testLocation`, or null if it has a different shape or is out of range. */
export function asTestLocation(value: unknown): TestLocation | null {
  const { lat, lng, name } = object(value) ?? {}
  return within(lat, 90) && within(lng, 180) && typeof name === 'string' ? { lat, lng, name } : null
}

/** A successful response of GET /api/geolocation, or null for any other. */
export function asGeolocationAnswer(value: unknown): GeolocationAnswer | null {
  const { success, isLocal, distance } = object(value) ?? {}
  if (success !== true || typeof isLocal !== 'boolean' || !Number.isFinite(distance)) return null
  return { success, isLocal, distance: distance as number }
}
