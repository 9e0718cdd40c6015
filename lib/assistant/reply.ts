import { z } from 'zod'

/** What kind of answer the assistant gave (architecture: contracts). */
export const replyKinds = [
  'crisis',
  'emergency',
  'same-day',
  'refusal',
  'practice',
  'passage',
  'unknown',
] as const

/** What POST /api/ai-assistant answers with 200. */
export const replySchema = z.object({
  message: z.string().min(1),
  sources: z.array(z.object({ title: z.string(), href: z.string().startsWith('/') })),
  kind: z.enum(replyKinds),
})

export type Reply = z.infer<typeof replySchema>
export type ReplyKind = Reply['kind']

/** The languages that the assistant answers in. */
export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]
