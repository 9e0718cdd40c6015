import { z } from 'zod'
import { dayValuesSchema } from './day-values'
import { fromJson } from '@/lib/text/from-json'
import { deviceStorage } from '@/lib/variant/location/device-storage'
import { trackerDraftStorageKey } from '@/lib/browser/storage-keys'

/** Unsaved input for a day. `personId` is null before the first person is added. */
const draftSchema = z.object({ personId: z.string().nullable(), date: z.iso.date(), values: dayValuesSchema })

export type Draft = z.infer<typeof draftSchema>

/** The unsaved draft of this tab, or null. Browser only. */
export function readDraft(): Draft | null {
  const text = deviceStorage('sessionStorage').getItem(trackerDraftStorageKey)
  return draftSchema.safeParse(fromJson(text)).data ?? null
}

/** Stores the draft until it is saved or the tab is closed; null clears it. Browser only. */
export function writeDraft(draft: Draft | null): void {
  const storage = deviceStorage('sessionStorage')
  if (draft) storage.setItem(trackerDraftStorageKey, JSON.stringify(draft))
  else storage.removeItem(trackerDraftStorageKey)
}
