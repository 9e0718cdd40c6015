import {
  type OfficePhone,
  type OfflinePage,
  isOfflineCache,
  officeAddress,
  officeCache,
  wholeSite,
  workerAddress,
} from './pages'
import { deviceStorage } from '@/lib/browser/device-storage'
import { offlineStorageKey } from '@/lib/browser/storage-keys'
import type { Mode } from '@/lib/variant/variant'

/* Manages what a page shows offline from the page itself. Browser only. */

/** How long the worker may take to fetch the page and its files. */
const timeoutMs = 60_000

/** Whether the visitor turned offline copies off on this device. */
export const copiesAreRefused = () => deviceStorage().getItem(offlineStorageKey) === 'off'

/** Resolves with the worker once it is active, or null if it could not be installed. */
async function activeWorker({
  installing,
  waiting,
  active,
}: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const worker = installing ?? waiting
  if (active || !worker) return active
  return new Promise((resolve) => {
    const checkState = () => {
      if (worker.state === 'activated') resolve(worker)
      if (worker.state === 'redundant') resolve(null)
    }
    worker.addEventListener('statechange', checkState)
    checkState()
  })
}

/**
 * Asks the worker to store the variant being shown.
 * @returns whether it is stored.
 */
function askToStore(worker: ServiceWorker, mode: Mode): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), timeoutMs)
    port1.onmessage = ({ data }) => {
      clearTimeout(timer)
      resolve(data === true)
    }
    worker.postMessage(mode, [port2])
  })
}

/**
 * Stores a copy of the page for offline use, even after client-side navigation.
 * @param mode the variant being shown.
 * @returns whether it is stored now; also false if the browser can't store anything.
 */
export async function storeCopy(page: OfflinePage, mode: Mode): Promise<boolean> {
  if (!('serviceWorker' in navigator) || copiesAreRefused()) return false
  try {
    const registration = await navigator.serviceWorker.register(workerAddress, { scope: page })
    const worker = await activeWorker(registration)
    return worker ? await askToStore(worker, mode) : false
  } catch {
    return false
  }
}

/**
 * Makes sure that pages without a copy show our own page when there is no connection.
 * @param phone the office's number for that page; null unless the visitor is near.
 */
export async function prepareOfflinePage(phone: OfficePhone | null): Promise<void> {
  if (!('serviceWorker' in navigator) || copiesAreRefused()) return
  try {
    await navigator.serviceWorker.register(workerAddress, { scope: wholeSite })
    if (phone) await (await caches.open(officeCache)).put(officeAddress, Response.json(phone))
    else await caches.delete(officeCache)
  } catch {
    // The browser stores nothing, so it shows its own page.
  }
}

/** Removes all offline copies and the workers that made them. */
export async function removeCopies(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registrations = await navigator.serviceWorker.getRegistrations()
  const ours = registrations.filter(({ active, waiting, installing }) =>
    (active ?? waiting ?? installing)?.scriptURL.endsWith(workerAddress),
  )
  await Promise.all(ours.map((registration) => registration.unregister()))
  const names = (await caches.keys()).filter(isOfflineCache)
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** Stores whether offline copies are allowed on this device. They are by default. */
export function allowCopies(isAllowed: boolean): void {
  if (isAllowed) deviceStorage().removeItem(offlineStorageKey)
  else deviceStorage().setItem(offlineStorageKey, 'off')
}
