import '@/content/without-eval'
import { z } from 'zod'
import { painMark } from '@/content/body-areas'
import { timelineIds } from '@/content/timeline-ids'

/** The version of the database on the device and of the files that are saved from it. */
export const recordsVersion = 2

const personId = z.string().min(1).max(64)
const date = z.iso.date()
const count = (max: number) => z.number().int().min(0).max(max).nullable()

export const nameLimit = 60
export const notesLimit = 2000

export const personSchema = z.object({ id: personId, name: z.string().trim().min(1).max(nameLimit) })

/** What a person recovers from. Both are null for someone who only keeps a log. */
export const planSchema = z.object({
  personId,
  procedure: z.enum([...timelineIds, 'other']).nullable(),
  operatedOn: date.nullable(),
  /** How often the operation or its date was changed: a calendar takes the dates with the higher number. */
  revision: z.number().int().min(0),
  /** What to ask at the next visit. */
  questions: z.string().max(notesLimit),
})

/** One day of the log. What was left out is null; the safety questions' answers are never kept. */
export const daySchema = z.object({
  personId,
  date,
  pain: count(10),
  walkingMinutes: count(1440),
  sleepHours: z.number().min(0).max(24).nullable(),
  sittingMinutes: count(1440),
  medicineTaken: z.boolean().nullable(),
  notes: z.string().max(notesLimit),
  /** Whether the notes are printed on the summary for the visit. */
  notesForVisit: z.boolean(),
  marks: z.array(painMark).max(200),
})

/** A form that is being filled in: its values are the form's own, which parses them. */
export const savedFormSchema = z.object({
  personId,
  formId: z.string().min(1).max(64),
  values: z.record(z.string(), z.unknown()),
  savedAt: z.iso.datetime(),
})

function hasRepeats(keys: readonly string[]) {
  return new Set(keys).size < keys.length
}

/** All that a device keeps: one file holds exactly this. */
export const ownRecordsSchema = z
  .object({
    version: z.literal(recordsVersion),
    people: z.array(personSchema).max(50),
    plans: z.array(planSchema),
    days: z.array(daySchema),
    forms: z.array(savedFormSchema),
  })
  .refine(({ people, plans, days, forms }) => {
    const ids = new Set(people.map(({ id }) => id))
    return [...plans, ...days, ...forms].every((entry) => ids.has(entry.personId))
  }, 'An entry belongs to nobody')
  .refine(
    ({ people, plans, days, forms }) =>
      ![
        people.map(({ id }) => id),
        plans.map((plan) => plan.personId),
        days.map((day) => `${day.personId} ${day.date}`),
        forms.map((form) => `${form.personId} ${form.formId}`),
      ].some(hasRepeats),
    'An entry is there twice',
  )

export type Person = z.infer<typeof personSchema>
export type Plan = z.infer<typeof planSchema>
export type Day = z.infer<typeof daySchema>
export type SavedForm = z.infer<typeof savedFormSchema>
export type OwnRecords = z.infer<typeof ownRecordsSchema>
