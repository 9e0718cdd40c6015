import { z } from 'zod'
import { drawingNames } from '@/content/schemas/drawing-names'
import { hasSections, pageSchema } from '@/content/schemas/page-schema'
import { anchorId, levelSchema, markedText } from '@/content/schemas/section-schema'

/** One treatment of the catalog. */
const entrySchema = z.object({
  id: anchorId,
  title: z.string(),
  /** What it is, and the harm that matters most. */
  description: markedText,
  /** A figure or a picture. */
  icon: z.enum(drawingNames),
  benefits: z.array(markedText).min(2),
  conditions: z.array(z.string()).min(3),
  /** The color token that marks it. */
  color: z.enum(['pine', 'poppy', 'sage', 'bone']),
  details: markedText,
  /** For search engines, in the page's own words. */
  bodyLocation: z.string().optional(),
  link: z.string().startsWith('/services/'),
})

const surgicalSchema = entrySchema.extend({
  recoveryTime: markedText,
  anesthesia: markedText,
  hospitalStay: markedText,
  returnToWork: markedText,
})

const nonSurgicalSchema = entrySchema.extend({
  /** For search engines: whether it is percutaneous. */
  procedureType: z.enum(['NoninvasiveProcedure', 'PercutaneousProcedure']),
  duration: markedText,
  recovery: markedText,
  effectiveness: markedText,
})

export const catalogSchema = z.object({
  surgical: z.object({
    name: z.literal('Surgical Services'),
    description: z.string(),
    treatments: z.array(surgicalSchema).length(5),
  }),
  nonSurgical: z.object({
    name: z.literal('Non-Surgical Treatments'),
    description: z.string(),
    treatments: z.array(nonSurgicalSchema).length(4),
  }),
})

/**
 * The three treatments on the services page: shorter texts, and a different selection than the catalog's
 * four.
 */
export const servicesPageNonSurgicalSchema = z
  .array(
    entrySchema.pick({
      id: true,
      title: true,
      description: true,
      icon: true,
      benefits: true,
      conditions: true,
      link: true,
    }),
  )
  .length(3)

export type SurgicalEntry = z.infer<typeof surgicalSchema>
export type NonSurgicalEntry = z.infer<typeof nonSurgicalSchema>

/** The sections of every service page, in order. The ids never change. Times and stays are in the catalog, shown at a glance. */
const serviceSections = ['what', 'who', 'risks', 'alternatives'] as const

/** The page of one service, at /services/{slug}. */
export const serviceSchema = pageSchema
  .extend({
    slug: anchorId,
    levels: z.array(levelSchema).min(1),
    levelsNote: markedText,
    /** How many of the steps come before the day of the operation, for search engines. */
    preparationSteps: z.number().int().default(0),
    inShort: z.array(markedText).min(3).max(4),
    health: pageSchema.shape.health.unwrap(),
  })
  .check(hasSections(serviceSections))

export type Service = z.infer<typeof serviceSchema>
