import { z } from 'zod'
import { hasSections, pageSchema } from '@/content/schemas/page-schema'
import { anchorId, levelSchema, markedText } from '@/content/schemas/section-schema'

const requiredSections = [
  'at-a-glance',
  'what',
  'who',
  'steps',
  'benefits',
  'risks',
  'alternatives',
  'recovery',
  'questions',
]

/** A guide to one operation or injection, at /resources/procedures/{slug}. */
export const procedureSchema = pageSchema
  .extend({
    slug: anchorId,
    /** The name in lists, as patients search for it. */
    name: z.string(),
    alsoCalled: z.array(z.string()).default([]),
    /** One line for the list of guides: what it does. */
    summary: z.string().max(110),
    kind: z.enum(['surgery', 'injection']),
    region: z.enum(['neck', 'low-back', 'whole-spine']),
    /** Where it is most often done; highlighted on the drawing. */
    levels: z.array(levelSchema).min(1),
    levelsNote: markedText,
    /** For search engines. */
    bodyLocation: z.string(),
    preparation: z.array(z.string()).min(1),
    followUp: z.string(),
    /** Slugs of the conditions it treats. */
    conditions: z.array(anchorId).min(1),
    /** Slug of the page under /services it belongs to. */
    service: anchorId,
    inShort: z.array(markedText).min(3).max(4),
    health: pageSchema.shape.health.unwrap(),
  })
  .check(hasSections(requiredSections))

export type Procedure = z.infer<typeof procedureSchema>
