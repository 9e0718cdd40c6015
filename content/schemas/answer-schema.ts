import { z } from 'zod'
import { sourceKey } from '@/content/schemas/page-schema'
import { anchorId, markedText } from '@/content/schemas/section-schema'

/** One answer of the assistant, at content/en/answers/{subject}/{facet}.md. */
export const answerSchema = z.strictObject({
  /** `subject/facet`. */
  id: z.string(),
  subject: anchorId,
  facet: anchorId,
  /** The question as patients ask it; also the label of its button. */
  question: z.string().max(90),
  /** Other ways to ask it. */
  asked: z.array(z.string().min(1)).min(6),
  /** Ways to ask it in Spanish. */
  askedInSpanish: z.array(z.string().min(1)).default([]),
  /** The answer: complete for someone who reads nothing else. One string per paragraph. */
  text: z.array(markedText).min(1).max(3),
  sources: z.array(sourceKey),
  links: z.array(z.string().startsWith('/')).min(1).max(3),
})

export type Answer = z.infer<typeof answerSchema>
