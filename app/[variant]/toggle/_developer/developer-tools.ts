import { writeCookie } from '@/lib/variant/location/cookies'
import { storeMode } from '@/lib/variant/location/choice'
import { deviceStorage } from '@/lib/browser/device-storage'
import { locality } from '@/lib/variant/location/distance'
import { storageKeys } from '@/lib/variant/location/stored'
import { testCities } from './test-cities'
import { modeCookie, modeOf } from '@/lib/variant/visitor-cookies'

/** For developers, at /toggle?developer. Each changes what the browser stores and then reloads, so that the page fits it. */
function reload() {
  window.location.reload()
}

export function simulateMode(mode: 'local' | 'remote'): void {
  storeMode(mode)
  reload()
}

/** Simulates one of the nine test cities, which takes precedence over a stored result. */
export function simulateCity(name: string): void {
  const city = testCities.find((candidate) => candidate.name === name)
  if (!city) return
  const override = { lat: city.lat, lng: city.lng, name: city.name, timestamp: Date.now() }
  deviceStorage().setItem(storageKeys.testLocation, JSON.stringify(override))
  writeCookie(modeCookie, modeOf(locality(city).isLocal))
  reload()
}

/** Forces a layout; null removes the override. */
export function overrideDevice(device: 'mobile' | 'desktop' | null): void {
  const storage = deviceStorage()
  if (device) storage.setItem(storageKeys.mobileOverride, JSON.stringify({ enabled: true, device }))
  else storage.removeItem(storageKeys.mobileOverride)
  // The browser fires no storage event for changes in the same window.
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.mobileOverride }))
}
