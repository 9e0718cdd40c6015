import { z } from 'zod'
import type { Language } from '@/lib/assistant/replies/reply'

/** A text that a model may rest on. */
export type Source = { id: string; title: string; text: string; language: Language }

/** What a model returns: sentences, each with the ids of the texts it rests on. None if no text answers the question. */
export const draftSchema = z.strictObject({
  sentences: z.array(z.strictObject({ text: z.string(), ids: z.array(z.string()) })),
})
export type Draft = z.infer<typeof draftSchema>
