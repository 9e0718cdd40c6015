import { z } from 'zod'
import type { DayValues } from './day-values'
import { daySchema } from '@/lib/on-device/records/schema'
import { fromJson } from '@/lib/text/from-json'

/** Unsaved input for a day. `personId` is null before the first person is added. */
export type Draft = { personId: string | null; date: string; values: DayValues }

const { pain, medicineTaken, marks } = daySchema.shape

const draftSchema: z.ZodType<Draft> = z.object({
  personId: z.string().nullable(),
  date: z.iso.date(),
  values: z.object({
    pain,
    walkingMinutes: z.string(),
    sleepHours: z.string(),
    sittingMinutes: z.string(),
    medicineTaken,
    marks,
    notes: z.string(),
    notesForVisit: z.boolean(),
  }),
})

/** Parses a stored draft; null if it isn't one. */
export function parseDraft(text: string): Draft | null {
  return draftSchema.safeParse(fromJson(text)).data ?? null
}
