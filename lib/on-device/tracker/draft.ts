import type { Draft } from './draft-schema'
import { deviceStorage } from '@/lib/browser/device-storage'
import { trackerDraftStorageKey } from '@/lib/browser/storage-keys'

/** The unsaved draft of this tab, or null. The schema loads only if there is one. Browser only. */
export async function readDraft(): Promise<Draft | null> {
  const text = deviceStorage('sessionStorage').getItem(trackerDraftStorageKey)
  if (!text) return null
  return (await import('./draft-schema')).parseDraft(text)
}

/** Stores the draft until it is saved or the tab is closed; null clears it. Browser only. */
export function writeDraft(draft: Draft | null): void {
  const storage = deviceStorage('sessionStorage')
  if (draft) storage.setItem(trackerDraftStorageKey, JSON.stringify(draft))
  else storage.removeItem(trackerDraftStorageKey)
}
