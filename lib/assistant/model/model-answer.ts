import { z } from 'zod'

/** Schema of the model's output: the ids of the answers that fit, best first. */
export const modelAnswerSchema = z.strictObject({ answers: z.array(z.string()) })

/** Parses the model's output; null if it is invalid. */
export function parseModelAnswer(text: string): string[] | null {
  try {
    return modelAnswerSchema.safeParse(JSON.parse(text)).data?.answers ?? null
  } catch {
    return null
  }
}
