import { z } from 'zod'
import { day, pageSchema } from '@/content/page-schema'

/** A notice under /legal. */
const legalSchema = pageSchema.extend({
  effective: day,
  /** Wording that a law or an agency gives is not held to the reading grade. */
  isMandatedWording: z.boolean().default(false),
  /** The official texts that it follows. */
  models: z.array(z.object({ title: z.string(), href: z.url().startsWith('https://').nullable() })),
  /** Lines in other languages: the language's tag, its own name, and the line. */
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

/** Checks a notice when the site is built. */
export function legalPage(page: z.input<typeof legalSchema>): LegalPage {
  return legalSchema.parse(page)
}
