import { z } from 'zod'
import { languages } from '@/lib/assistant/reply'

/**
 * What the model must send, and nothing else. No limits stand here: the provider's strict mode knows few of them, so that
 * they are checked afterwards, in check-answer.ts.
 */
export const modelAnswerSchema = z.strictObject({
  language: z.enum(languages),
  sentences: z.array(z.strictObject({ text: z.string(), passage: z.string() })),
  unknown: z.boolean(),
})

export type ModelAnswer = z.infer<typeof modelAnswerSchema>

/** Reads what the model sent; null when it is not JSON or has another shape. */
export function parseModelAnswer(text: string): ModelAnswer | null {
  try {
    return modelAnswerSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
