import '@/content/schemas/zod-without-eval'
import { z } from 'zod'

/** What kind of answer the assistant gave. */
export const replyKinds = [
  'crisis',
  'emergency',
  'same-day',
  'refusal',
  'practice',
  'passage',
  'unknown',
] as const

const sourceSchema = z.object({ title: z.string(), href: z.string().regex(/^\/(?![/\\])/) })

/**
 * The body of a 200 response from POST /api/ai-assistant. A page that is older than the server may not know all of it; the
 * message is shown all the same.
 */
export const replySchema = z.object({
  message: z.string().trim().min(1),
  /** Pages of this site; links to others are left out. */
  sources: z
    .array(sourceSchema.nullable().catch(null))
    .catch([])
    .transform((sources) => sources.filter((source) => source !== null)),
  kind: z.enum(replyKinds).catch('unknown'),
  /** Questions the visitor can ask next, as buttons. */
  questions: z.array(z.string()).optional(),
  /** What the answer is about, so that a short question after it can be understood. */
  subject: z.string().optional(),
})

export type Reply = z.infer<typeof replySchema>

/** The languages in which the assistant answers. */
export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]
