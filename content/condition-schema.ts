import { z } from 'zod'
import { helpSchema, pageSchema } from '@/content/page-schema'
import { anchorId, levelSchema, markedText } from '@/content/section-schema'

/** What every guide answers, in this order, under ids that never change: other pages link to them. */
const guideSections = [
  'what',
  'feels',
  'why',
  'diagnosis',
  'now',
  'treatment',
  'surgery',
  'outlook',
  'questions',
] as const

/** A guide to one condition, at /resources/conditions/{slug}. */
const conditionSchema = pageSchema
  .extend({
    slug: anchorId,
    /** As it stands in lists, with the words that people use for it. */
    name: z.string(),
    alsoCalled: z.array(z.string()).default([]),
    /** For search engines: what `feels` and `treatment` name, in these sections' own words. */
    structured: z.object({ signs: z.array(z.string()).min(1), treatments: z.array(z.string()).min(1) }),
    /** One line for the list of guides: how it often feels. */
    summary: z.string().max(110),
    region: z.enum(['neck', 'low-back', 'whole-spine']),
    /** Where it happens most: lit on the drawing. */
    levels: z.array(levelSchema).min(1),
    levelsNote: markedText,
    inShort: z.array(markedText).min(3).max(4),
    health: pageSchema.shape.health.unwrap().extend({ help: helpSchema }),
  })
  .refine(
    ({ sections }) => sections.map(({ id }) => id).join() === guideSections.join(),
    `A guide has the sections ${guideSections.join(', ')}`,
  )

export type Condition = z.infer<typeof conditionSchema>

/** Checks a guide when the site is built. */
export function condition(guide: z.input<typeof conditionSchema>): Condition {
  return conditionSchema.parse(guide)
}
