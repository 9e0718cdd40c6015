import { fromJson } from '@/lib/text/from-json'
import type { DeviceStorage } from '@/lib/browser/device-storage'
import { locality } from '@/lib/variant/location/distance'
import {
  asLocationRecord,
  asTestLocation,
  storageKeys,
  type GeolocationAnswer,
  type LocationRecord,
} from '@/lib/variant/location/stored'
import type { SettledMode } from '@/lib/variant/visitor-cookies'

/** How long a stored result is valid. */
const recordLifetimeMs = 7 * 24 * 60 * 60 * 1000

export type Resolution = {
  isLocal: boolean
  source: 'test-override' | 'choice' | 'record' | 'cookie' | 'call' | 'failure'
}

/** A record is valid for seven days; one from the future was written with a wrong clock. */
function isFresh(record: LocationRecord, now: number): boolean {
  const age = now - record.timestamp
  return age >= 0 && age < recordLifetimeMs
}

/** The stored result, if valid. An invalid one is deleted. */
function readRecord(storage: DeviceStorage, now: number): LocationRecord | null {
  const text = storage.getItem(storageKeys.record)
  const record = asLocationRecord(fromJson(text))
  if (record && isFresh(record, now)) return record
  if (text !== null) storage.removeItem(storageKeys.record)
  return null
}

/** Stores a result: distance in whole miles, timestamp in epoch milliseconds. */
export function writeRecord(
  storage: DeviceStorage,
  result: { isLocal: boolean; distance: number },
  now: number,
): void {
  const record: LocationRecord = {
    isLocal: result.isLocal,
    timestamp: now,
    distance: Math.round(result.distance),
  }
  storage.setItem(storageKeys.record, JSON.stringify(record))
}

/**
 * What the browser has stored about the visitor's location: a test override, else the visitor's own word that they
 * are near or a patient, else a valid result.
 */
function readStored(storage: DeviceStorage, now: number): Resolution | null {
  const override = asTestLocation(fromJson(storage.getItem(storageKeys.testLocation)))
  if (override) return { isLocal: locality(override).isLocal, source: 'test-override' }

  if (storage.getItem(storageKeys.showOffice) === 'yes') return { isLocal: true, source: 'choice' }

  const record = readRecord(storage, now)
  return record && { isLocal: record.isLocal, source: 'record' }
}

/**
 * Whether the visitor is local, according to the first of these: the test override, the visitor's own word, a
 * stored result less than seven days old, the look-up; otherwise remote. Only the look-up's result is stored. Without working
 * storage, no result outlasts the page, and the look-up would overrule the visitor's own choice. The mode
 * cookie then replaces the stored result: it takes precedence over the look-up, lasts as long,
 * and is not renewed when read. It doesn't say where its value came from, so the result of a failed look-up
 * lasts as long as any other.
 * @param lookUp resolves to null if the look-up failed.
 * @param cookieInstead the mode in the cookie; null if storage works or the cookie has no settled mode.
 */
export async function resolveLocality(
  storage: DeviceStorage,
  lookUp: () => Promise<GeolocationAnswer | null>,
  now: () => number,
  cookieInstead: () => SettledMode | null,
): Promise<Resolution> {
  const stored = readStored(storage, now())
  if (stored) return stored

  const cookie = cookieInstead()
  if (cookie) return { isLocal: cookie === 'local', source: 'cookie' }

  const answer = await lookUp()
  // The visitor may have chosen a mode, here or in another window, during the look-up.
  const meanwhile = readStored(storage, now())
  if (meanwhile) return meanwhile
  if (!answer) return { isLocal: false, source: 'failure' }
  writeRecord(storage, answer, now())
  return { isLocal: answer.isLocal, source: 'call' }
}
