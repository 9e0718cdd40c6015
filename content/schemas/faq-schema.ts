import { z } from 'zod'
import { anchorId } from '@/content/schemas/section-schema'

/** Related questions of the FAQ, in display order. */
export const groupSchema = z.object({
  id: anchorId,
  heading: z.string(),
  /** By anchor, the answer (content/en/answers/{subject}/{facet}.md) that /resources/faq#{anchor} shows. */
  questions: z.record(anchorId, z.string()).refine((questions) => Object.keys(questions).length >= 4, {
    error: 'a topic has four questions or more',
  }),
})

export type FaqGroup = z.infer<typeof groupSchema>
