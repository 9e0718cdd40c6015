import { z } from 'zod'
import type { Draft } from './draft'
import { daySchema } from '@/lib/on-device/records/schema'
import { fromJson } from '@/lib/text/from-json'

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
