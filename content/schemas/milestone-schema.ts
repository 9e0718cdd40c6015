import '@/content/schemas/zod-without-eval'
import { z } from 'zod'
import { sourceKey } from '@/content/schemas/page-schema'
import { anchorId } from '@/content/schemas/section-schema'

/** What people want to know the time of, in the order of the tables. */
const milestoneIds = [
  'nights',
  'walk',
  'stairs',
  'shower',
  'drive',
  'desk',
  'standing-work',
  'heavy-work',
  'lifting',
  'sports',
  'sex',
  'flying',
  'brace',
  'full-recovery',
] as const

const phrase = z.string({ error: 'write when, such as "2 to 4 weeks"' }).trim().min(1)

/** A time with or without sources: `2 to 4 weeks`, or `{ when: 2 to 4 weeks, sources: [PORT] }`. */
const timeSchema = z.preprocess(
  (time) => (typeof time === 'object' ? time : { when: time }),
  z.strictObject({ when: phrase, sources: z.array(sourceKey).min(1).default([]) }),
)

/** content/clinical/milestones.yaml. */
export const milestonesSchema = z
  .strictObject({
    /** The rule stands once at each table. */
    table: z.strictObject({
      caption: z.string(),
      rule: z.string(),
      head: z.tuple([z.string(), z.string()]),
    }),
    /** The rows of the tables. */
    milestones: z.record(z.enum(milestoneIds), z.string()),
    operations: z.record(
      anchorId,
      z.strictObject({
        /** Continues the table's caption. */
        name: z.string(),
        /** Another operation, whose times hold where this one has none. */
        like: anchorId.optional(),
        times: z.partialRecord(z.enum(milestoneIds), timeSchema),
      }),
    ),
  })
  .check(({ value: { operations }, issues }) => {
    for (const [id, { like }] of Object.entries(operations)) {
      if (like === undefined || operations[like]) continue
      const path = ['operations', id, 'like']
      issues.push({ code: 'custom', path, message: `there is no operation "${like}"`, input: like })
    }
  })

export type Milestones = z.infer<typeof milestonesSchema>
