import { deviceStorage } from '@/lib/browser/device-storage'
import {
  conversationStorageKey,
  currentPersonStorageKey,
  draftStorageKey,
  offlineStorageKey,
  recordsDatabase,
  themeStorageKey,
  ticksStorageKey,
  trackerDraftStorageKey,
} from '@/lib/browser/storage-keys'
import { removeCopies } from '@/lib/on-device/offline/browser-copies'
import { storeAutomatic } from '@/lib/variant/location/choice'
import { storageKeys } from '@/lib/variant/location/stored'

/** Deletes all data this site stored on the device, then reloads the page. */
export async function forgetEverything(): Promise<void> {
  storeAutomatic()
  deviceStorage().removeItem(storageKeys.mobileOverride)
  deviceStorage().removeItem(themeStorageKey)
  deviceStorage().removeItem(ticksStorageKey)
  deviceStorage().removeItem(offlineStorageKey)
  deviceStorage().removeItem(currentPersonStorageKey)
  // Some browsers reject this in a private window, where there is nothing to delete.
  globalThis.indexedDB?.deleteDatabase(recordsDatabase)
  deviceStorage('sessionStorage').removeItem(draftStorageKey)
  deviceStorage('sessionStorage').removeItem(conversationStorageKey)
  deviceStorage('sessionStorage').removeItem(trackerDraftStorageKey)
  await removeCopies().catch(() => undefined)
  window.location.reload()
}
