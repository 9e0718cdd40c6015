import { z } from 'zod'
import { pageSchema } from '@/content/page-schema'
import { anchorId, levelSchema, markedText } from '@/content/section-schema'

/** Spec 3: one treatment of the catalogue. */
const entrySchema = z.object({
  id: anchorId,
  title: z.string(),
  description: z.string(),
  icon: z.enum(['small-cut', 'column', 'guide', 'camera', 'disc', 'needle', 'joint', 'wave', 'walk', 'plan']),
  benefits: z.array(markedText).min(2),
  conditions: z.array(z.string()).min(3),
  /** The token of the palette that marks it. */
  color: z.enum(['pine', 'poppy', 'sage', 'bone']),
  details: markedText,
  /** For search engines, in the words of the page. */
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
  /** For search engines: whether a needle goes through the skin. */
  procedureType: z.enum(['NoninvasiveProcedure', 'PercutaneousProcedure']),
  duration: markedText,
  recovery: markedText,
  effectiveness: markedText,
})

export const catalogueSchema = z.object({
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

/** The three that the services page shows (spec 3): shorter, and not the same as the four of the catalogue. */
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

/** What every service page answers, in this order, under ids that never change. */
const serviceSections = [
  'what',
  'who',
  'steps',
  'facts',
  'recovery',
  'work',
  'risks',
  'alternatives',
  'questions',
] as const

/** The page of one service, at /services/{slug}. */
const serviceSchema = pageSchema
  .extend({
    slug: anchorId,
    levels: z.array(levelSchema).min(1),
    levelsNote: markedText,
    /** How many of the steps under `steps` come before the day of the operation: for search engines. */
    preparationSteps: z.number().int().default(0),
    inShort: z.array(markedText).min(3).max(4),
    health: pageSchema.shape.health.unwrap(),
  })
  .refine(
    ({ sections }) => serviceSections.every((id) => sections.some((section) => section.id === id)),
    `A service page has the sections ${serviceSections.join(', ')}`,
  )

export type Service = z.infer<typeof serviceSchema>

/** Checks a service page when the site is built. */
export function service(page: z.input<typeof serviceSchema>): Service {
  return serviceSchema.parse(page)
}
