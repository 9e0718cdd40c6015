import { deleteCookie, readCookie, writeCookie } from '@/lib/variant/location/cookies'
import { deviceStorage } from '@/lib/browser/device-storage'
import { writeRecord } from '@/lib/variant/location/resolve'
import { storageKeys } from '@/lib/variant/location/stored'
import { modeCookie } from '@/lib/variant/visitor-cookies'

/** The distances, in miles, that stand for a choice in the stored result. */
const simulatedMiles = { local: 25, remote: 2500 } as const

/** The id of the office's number, where the form without JavaScript leads back to. */
export const ourNumber = 'our-number'

/** Stores a result as if the API had returned it: 25 miles for local, 2500 for remote. It lasts seven days. */
export function storeMode(mode: 'local' | 'remote'): void {
  const storage = deviceStorage()
  writeRecord(storage, { isLocal: mode === 'local', distance: simulatedMiles[mode] }, Date.now())
  storage.removeItem(storageKeys.showOffice)
  // Last, because another window that finds neither would store its look-up's result over this one.
  storage.removeItem(storageKeys.testLocation)
  writeCookie(modeCookie, mode)
}

/**
 * Stores that the visitor is our patient, or says that they live near. Unlike a guess, that doesn't expire: it
 * lasts as long as the recovery tracker's data on the device. The open page changes in place.
 */
export function storePatient(): void {
  storeMode('local')
  deviceStorage().setItem(storageKeys.showOffice, 'yes')
  writeCookie(modeCookie, 'local', 'choice')
  // The browser fires no storage event for changes in the same window.
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.showOffice }))
}

/**
 * Stores what the server could not, if the visitor pressed "Show our number" before the script ran. The cookie
 * confirms that they did: a URL alone, which anyone can link to, changes nothing.
 */
export function confirmPatient(): void {
  if (window.location.hash === `#${ourNumber}` && readCookie(modeCookie) === 'local') storePatient()
}

/** Removes the override, the stored result, the choice and the cookie, so that the real location counts again. */
export function storeAutomatic(): void {
  const storage = deviceStorage()
  storage.removeItem(storageKeys.testLocation)
  storage.removeItem(storageKeys.showOffice)
  storage.removeItem(storageKeys.record)
  deleteCookie(modeCookie)
}
