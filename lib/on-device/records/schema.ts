import '@/content/schemas/zod-without-eval'
import { z } from 'zod'
import { nameLimit, notesLimit } from './limits'
import { painMark } from '@/content/anatomy/body-areas'
import { timelineIds } from '@/content/schemas/timeline-ids'

/** The version of the on-device database and of exported files. */
export const recordsVersion = 2

const personId = z.string().min(1).max(64)
const date = z.iso.date()
const count = (max: number) => z.number().int().min(0).max(max).nullable()

export const personSchema = z.object({ id: personId, name: z.string().trim().min(1).max(nameLimit) })

/**
 * What a person is recovering from. `procedure` and `operatedOn` are null for someone who only keeps a log.
 */
export const planSchema = z.object({
  personId,
  procedure: z.enum([...timelineIds, 'other']).nullable(),
  operatedOn: date.nullable(),
  /**
   * How many times the operation or its date changed. Calendars replace an event when they see a higher
   * number.
   */
  revision: z.number().int().min(0),
  /** Questions for the next visit. */
  questions: z.string().max(notesLimit),
})

/** One day of the log. Unanswered fields are null. Answers to the safety questions are never stored. */
export const daySchema = z.object({
  personId,
  date,
  pain: count(10),
  walkingMinutes: count(1440),
  sleepHours: z.number().min(0).max(24).nullable(),
  sittingMinutes: count(1440),
  medicineTaken: z.boolean().nullable(),
  notes: z.string().max(notesLimit),
  /** Whether the notes are printed in the visit summary. */
  notesForVisit: z.boolean(),
  marks: z.array(painMark).max(200),
})

/** A partly filled form. `values` is validated by the form itself. */
export const savedFormSchema = z.object({
  personId,
  formId: z.string().min(1).max(64),
  values: z.record(z.string(), z.unknown()),
  savedAt: z.iso.datetime(),
})

function hasRepeats(keys: readonly string[]) {
  return new Set(keys).size < keys.length
}

/** All records on a device, and the exact content of an exported file. */
export const recordsSchema = z
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
  }, 'An entry refers to an unknown person')
  .refine(
    ({ people, plans, days, forms }) =>
      ![
        people.map(({ id }) => id),
        plans.map((plan) => plan.personId),
        days.map((day) => `${day.personId} ${day.date}`),
        forms.map((form) => `${form.personId} ${form.formId}`),
      ].some(hasRepeats),
    'Duplicate entry',
  )

export type Person = z.infer<typeof personSchema>
export type Plan = z.infer<typeof planSchema>
export type Day = z.infer<typeof daySchema>
export type SavedForm = z.infer<typeof savedFormSchema>
export type Records = z.infer<typeof recordsSchema>
