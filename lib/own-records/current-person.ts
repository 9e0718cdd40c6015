import { deviceStorage } from '@/lib/location/device-storage'
import { currentPersonStorageKey } from '@/lib/storage-keys'

/** The id of the person whose records were looked at last on this device, or null. In the browser only. */
export function readCurrentPerson(): string | null {
  return deviceStorage().getItem(currentPersonStorageKey)
}

/** Remembers whose records are looked at; with null it forgets. In the browser only. */
export function writeCurrentPerson(id: string | null): void {
  if (id === null) deviceStorage().removeItem(currentPersonStorageKey)
  else deviceStorage().setItem(currentPersonStorageKey, id)
}
