import { fromJson } from '@/lib/from-json'
import type { DeviceStorage } from '@/lib/location/device-storage'
import { locality } from '@/lib/location/distance'
import {
  asLocationRecord,
  asTestLocation,
  storageKeys,
  type GeolocationAnswer,
  type LocationRecord,
} from '@/lib/location/stored'
import type { SettledMode } from '@/lib/visitor-cookies'

/** Spec 9: how long a stored result counts. */
const recordLifetimeMs = 7 * 24 * 60 * 60 * 1000

export type Resolution = {
  isLocal: boolean
  source: 'test-override' | 'record' | 'cookie' | 'call' | 'failure'
}

/** A record counts while it is younger than seven days; one from the future was written by a wrong clock. */
function isFresh(record: LocationRecord, now: number): boolean {
  const age = now - record.timestamp
  return age >= 0 && age < recordLifetimeMs
}

/** The stored result, if it still counts. One that does not is deleted. */
function readRecord(storage: DeviceStorage, now: number): LocationRecord | null {
  const text = storage.getItem(storageKeys.record)
  const record = asLocationRecord(fromJson(text))
  if (record && isFresh(record, now)) return record
  if (text !== null) storage.removeItem(storageKeys.record)
  return null
}

/** Stores a result (spec 3: distance in whole miles, timestamp in epoch milliseconds). */
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

/** What the browser has stored about the visitor's place: a test override above a result that still counts. */
function readStored(storage: DeviceStorage, now: number): Resolution | null {
  const override = asTestLocation(fromJson(storage.getItem(storageKeys.testLocation)))
  if (override) return { isLocal: locality(override).isLocal, source: 'test-override' }

  const record = readRecord(storage, now)
  return record && { isLocal: record.isLocal, source: 'record' }
}

/**
 * Whether the visitor is local, in the order of spec 4.1: the test override, a stored result younger than seven days,
 * the call, else remote. Only the call's result is stored.
 *
 * Where the browser's storage refuses, no result outlasts the page, and the call would overrule what the visitor chose
 * or allowed before. There the mode cookie stands in for the stored result: it comes before the call, counts for the
 * same seven days and is not renewed by being read. It does not say how it came about, so that a failed look-up, which
 * sets it too, then counts as long.
 * @param lookUp resolves to null when the call failed.
 * @param cookieInstead the mode in the cookie, or null where the storage holds or the cookie settles nothing.
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
  // The visitor, here or in another window, may have settled it while the call was under way.
  const meanwhile = readStored(storage, now())
  if (meanwhile) return meanwhile
  if (!answer) return { isLocal: false, source: 'failure' }
  writeRecord(storage, answer, now())
  return { isLocal: answer.isLocal, source: 'call' }
}
