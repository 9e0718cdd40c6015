import { type OfflinePage, isOfflineCache, workerAddress } from './pages'
import { deviceStorage } from '@/lib/location/device-storage'
import { offlineStorageKey } from '@/lib/storage-keys'

/* What a page does about its own copy. In the browser only. */

/** How long a worker may take to fetch the page and its files. */
const patienceMs = 60_000

/** Whether the visitor has said that no copies are to be kept here. */
export const copiesAreRefused = () => deviceStorage().getItem(offlineStorageKey) === 'off'

/** The worker once it can answer, or nothing where it could not be set up. */
async function activeWorker({
  installing,
  waiting,
  active,
}: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const worker = installing ?? waiting
  if (active || !worker) return active
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated') resolve(worker)
      if (worker.state === 'redundant') resolve(null)
    }
    worker.addEventListener('statechange', look)
    look()
  })
}

/** Asks the worker to have the variant that is shown. @returns whether it has it. */
function askToKeep(worker: ServiceWorker, segment: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), patienceMs)
    port1.onmessage = ({ data }) => {
      clearTimeout(timer)
      resolve(data === true)
    }
    worker.postMessage(segment, [port2])
  })
}

/**
 * Has a page kept for times without a connection, however the visitor came to it.
 * @param segment of the variant that is shown.
 * @returns whether it is kept now; false, too, where the browser keeps nothing.
 */
export async function keepCopy(page: OfflinePage, segment: string): Promise<boolean> {
  if (!('serviceWorker' in navigator) || copiesAreRefused()) return false
  try {
    const registration = await navigator.serviceWorker.register(workerAddress, { scope: page })
    const worker = await activeWorker(registration)
    return worker ? await askToKeep(worker, segment) : false
  } catch {
    return false
  }
}

/** Removes the copies of all pages and the workers that made them. */
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

/** Remembers whether copies may be kept on this device; they may until the visitor says otherwise. */
export function allowCopies(isAllowed: boolean): void {
  if (isAllowed) deviceStorage().removeItem(offlineStorageKey)
  else deviceStorage().setItem(offlineStorageKey, 'off')
}
