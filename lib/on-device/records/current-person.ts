import { deviceStorage } from '@/lib/browser/device-storage'
import { currentPersonStorageKey } from '@/lib/browser/storage-keys'

/** The id of the person whose records were last viewed on this device, or null. Browser only. */
export function readCurrentPerson(): string | null {
  return deviceStorage().getItem(currentPersonStorageKey)
}

/** Stores whose records are being viewed; null clears it. Browser only. */
export function writeCurrentPerson(id: string | null): void {
  if (id === null) deviceStorage().removeItem(currentPersonStorageKey)
  else deviceStorage().setItem(currentPersonStorageKey, id)
}
