import { z } from 'zod'
import { anchorId, markedText } from '@/content/schemas/section-schema'

/** Related questions, each with its own URL: /resources/faq#{id}. */
export const groupSchema = z.object({
  id: anchorId,
  heading: z.string(),
  questions: z
    .array(z.object({ id: anchorId, question: z.string().endsWith('?'), answer: z.array(markedText).min(1) }))
    .min(4),
})

export type FaqGroup = z.infer<typeof groupSchema>
