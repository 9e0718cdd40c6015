import { z } from 'zod'
import { dayValuesSchema } from './day-values'
import { fromJson } from '@/lib/from-json'
import { deviceStorage } from '@/lib/location/device-storage'
import { trackerDraftStorageKey } from '@/lib/storage-keys'

/** What is typed for a day and not saved; `personId` is null before the first person is there. */
const draftSchema = z.object({ personId: z.string().nullable(), date: z.iso.date(), values: dayValuesSchema })

export type Draft = z.infer<typeof draftSchema>

/** What was typed in this tab and not saved, or null. In the browser only. */
export function readDraft(): Draft | null {
  const text = deviceStorage('sessionStorage').getItem(trackerDraftStorageKey)
  return draftSchema.safeParse(fromJson(text)).data ?? null
}

/** Keeps what is typed until it is saved or the tab is closed; null forgets it. In the browser only. */
export function writeDraft(draft: Draft | null): void {
  const storage = deviceStorage('sessionStorage')
  if (draft) storage.setItem(trackerDraftStorageKey, JSON.stringify(draft))
  else storage.removeItem(trackerDraftStorageKey)
}
