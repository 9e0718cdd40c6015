import { z } from 'zod'
import { day, pageSchema } from '@/content/schemas/page-schema'

/** A notice under /legal. */
export const legalSchema = pageSchema.extend({
  effective: day,
  /** Wording prescribed by a law or agency is exempt from the reading level check. */
  isMandatedWording: z.boolean().default(false),
  /** The official texts it follows. */
  models: z.array(z.object({ title: z.string(), href: z.url().startsWith('https://').nullable() })),
  /** Lines in other languages: language tag, native name, text. */
  taglines: z
    .array(
      z.object({
        lang: z.string(),
        dir: z.enum(['ltr', 'rtl']).default('ltr'),
        name: z.string(),
        text: z.string(),
      }),
    )
    .optional(),
})

export type LegalPage = z.infer<typeof legalSchema>
