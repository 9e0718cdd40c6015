import { z } from 'zod'
import { hasSections, pageSchema } from '@/content/schemas/page-schema'
import { anchorId, levelSchema, markedText } from '@/content/schemas/section-schema'

/**
 * The sections every guide has, so that no guide leaves out what a patient needs. The ids never change, because
 * other pages link to them.
 */
const requiredSections = ['feels', 'why', 'outlook', 'now', 'diagnosis', 'treatment', 'questions']

/** A guide to one condition, at /resources/conditions/{slug}. */
export const conditionSchema = pageSchema
  .extend({
    slug: anchorId,
    /** The name in lists, including everyday terms. */
    name: z.string(),
    alsoCalled: z.array(z.string()).default([]),
    /** For search engines: what `feels` and `treatment` mention, in those sections' own words. */
    structured: z.object({ signs: z.array(z.string()).min(1), treatments: z.array(z.string()).min(1) }),
    /** One line for the list of guides: how it often feels. */
    summary: z.string().max(110),
    region: z.enum(['neck', 'low-back', 'whole-spine']),
    /** Where it is most common; highlighted on the drawing. */
    levels: z.array(levelSchema).min(1),
    levelsNote: markedText,
    inShort: z.array(markedText).min(3).max(4),
    health: pageSchema.shape.health.unwrap(),
  })
  .check(hasSections(requiredSections))

export type Condition = z.infer<typeof conditionSchema>
