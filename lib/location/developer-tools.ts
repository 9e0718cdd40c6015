import {
  conversationStorageKey,
  currentPersonStorageKey,
  draftStorageKey,
  offlineStorageKey,
  ownRecordsDatabase,
  themeStorageKey,
  ticksStorageKey,
  trackerDraftStorageKey,
} from '@/lib/storage-keys'
import { deleteCookie, writeCookie } from '@/lib/browser-cookies'
import { removeCopies } from '@/lib/offline/browser-copies'
import { deviceStorage } from '@/lib/location/device-storage'
import { locality } from '@/lib/location/distance'
import { writeRecord } from '@/lib/location/resolve'
import { storageKeys, type MobileOverride } from '@/lib/location/stored'
import { testCities } from '@/lib/location/test-cities'
import { deviceCookie, modeCookie, modeOf } from '@/lib/visitor-cookies'

/**
 * The developer helpers of spec 4.1, used by /toggle only. Each changes what the browser stores and then reloads, so
 * that the page comes back as a visitor in that situation would get it.
 */
const simulatedMiles = { local: 25, remote: 2500 } as const

function reload() {
  window.location.reload()
}

/** Stores a result as if the call had answered so: 25 miles for local, 2500 for remote. */
export function storeMode(mode: 'local' | 'remote'): void {
  const storage = deviceStorage()
  writeRecord(storage, { isLocal: mode === 'local', distance: simulatedMiles[mode] }, Date.now())
  // Last: another window that found neither would store the look-up's answer over this one.
  storage.removeItem(storageKeys.testLocation)
  writeCookie(modeCookie, mode)
}

export function simulateMode(mode: 'local' | 'remote'): void {
  storeMode(mode)
  reload()
}

/** Puts the visitor into one of the nine test cities, above any stored result. */
export function simulateCity(name: string): void {
  const city = testCities.find((candidate) => candidate.name === name)
  if (!city) return
  const override = { lat: city.lat, lng: city.lng, name: city.name, timestamp: Date.now() }
  deviceStorage().setItem(storageKeys.testLocation, JSON.stringify(override))
  writeCookie(modeCookie, modeOf(locality(city).isLocal))
  reload()
}

/** Removes override, stored result and cookie, so that the real place counts again. */
export function storeAutomatic(): void {
  const storage = deviceStorage()
  storage.removeItem(storageKeys.testLocation)
  storage.removeItem(storageKeys.record)
  deleteCookie(modeCookie)
}

/** Forces a layout, or with null lets the device decide again. */
export function overrideDevice(device: MobileOverride['device'] | null): void {
  const storage = deviceStorage()
  if (device) storage.setItem(storageKeys.mobileOverride, JSON.stringify({ enabled: true, device }))
  else storage.removeItem(storageKeys.mobileOverride)
  // Changes in this window raise no storage event of their own.
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.mobileOverride }))
}

/** Forgets all that this site keeps on the device. */
export async function forgetEverything(): Promise<void> {
  storeAutomatic()
  deviceStorage().removeItem(storageKeys.mobileOverride)
  deviceStorage().removeItem(themeStorageKey)
  deviceStorage().removeItem(ticksStorageKey)
  deviceStorage().removeItem(offlineStorageKey)
  deviceStorage().removeItem(currentPersonStorageKey)
  // Some browsers refuse it in a private window, where there is nothing to delete.
  globalThis.indexedDB?.deleteDatabase(ownRecordsDatabase)
  deviceStorage('sessionStorage').removeItem(draftStorageKey)
  deviceStorage('sessionStorage').removeItem(conversationStorageKey)
  deviceStorage('sessionStorage').removeItem(trackerDraftStorageKey)
  deleteCookie(deviceCookie)
  await removeCopies().catch(() => undefined)
  reload()
}
