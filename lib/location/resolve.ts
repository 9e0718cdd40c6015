import type { DeviceStorage } from '@/lib/location/device-storage'
import { locality } from '@/lib/location/distance'
import {
  asLocationRecord,
  asTestLocation,
  fromJson,
  storageKeys,
  type GeolocationAnswer,
  type LocationRecord,
} from '@/lib/location/stored'

/** Spec 9: how long a stored result counts. */
const recordLifetimeMs = 7 * 24 * 60 * 60 * 1000

export type Resolution = {
  isLocal: boolean
  source: 'test-override' | 'record' | 'call' | 'failure'
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

/**
 * Whether the visitor is local, in the order of spec 4.1: the test override, a stored result younger than seven days,
 * the call, else remote. Only the call's result is stored.
 * `lookUp` resolves to null when the call failed.
 */
export async function resolveLocality(
  storage: DeviceStorage,
  lookUp: () => Promise<GeolocationAnswer | null>,
  now: number,
): Promise<Resolution> {
  const override = asTestLocation(fromJson(storage.getItem(storageKeys.testLocation)))
  if (override) return { isLocal: locality(override).isLocal, source: 'test-override' }

  const record = readRecord(storage, now)
  if (record) return { isLocal: record.isLocal, source: 'record' }

  const answer = await lookUp()
  if (!answer) return { isLocal: false, source: 'failure' }
  writeRecord(storage, answer, now)
  return { isLocal: answer.isLocal, source: 'call' }
}
