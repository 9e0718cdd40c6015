import { z } from 'zod'
import { anchorId, markedText } from '@/content/section-schema'

const groupSchema = z.object({
  id: anchorId,
  heading: z.string(),
  questions: z
    .array(z.object({ id: anchorId, question: z.string().endsWith('?'), answer: z.array(markedText).min(1) }))
    .min(4),
})

export type FaqGroup = z.infer<typeof groupSchema>

/** Questions that belong together, each with an address of its own: /resources/faq#{id}. */
export function faqGroup(group: z.input<typeof groupSchema>): FaqGroup {
  return groupSchema.parse(group)
}
