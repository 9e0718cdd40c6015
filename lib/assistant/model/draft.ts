import { z } from 'zod'

/** What a model returns: sentences, each with the ids of the texts it rests on. None if no text answers the question. */
export const draftSchema = z.strictObject({
  sentences: z.array(z.strictObject({ text: z.string(), ids: z.array(z.string()) })),
})
export type Draft = z.infer<typeof draftSchema>
