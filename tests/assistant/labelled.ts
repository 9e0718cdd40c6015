import { z } from 'zod'
import { languages, replyKinds } from '@/lib/assistant/reply'

/**
 * A sentence that a visitor might type, and the kind of answer it must get: crisis before emergency, then same-day,
 * refusal, practice, passage and unknown, as lib/assistant decides. In doubt between two tiers the stricter one.
 * A question about a sign that no one has is a passage; a person who has the sign is an emergency.
 */
const labelledSchema = z
  .strictObject({
    text: z.string().trim().min(1).max(1000),
    language: z.enum(languages),
    kind: z.enum(replyKinds),
    /** For a passage: the addresses that answer it, the best one first. */
    page: z.array(z.string().startsWith('/')).min(1).optional(),
    /** Begins with "look-alike:" where the words could wrongly set off a crisis or an emergency. */
    note: z.string().optional(),
  })
  .refine(({ kind, page }) => (kind === 'passage') === (page !== undefined), {
    message: 'A passage has pages, and nothing else has.',
  })

export type Labelled = z.infer<typeof labelledSchema>

/** Checks a list of sentences; throws a ZodError on a wrong one, since that is a mistake in a test. */
export function labelled(list: Labelled[]): Labelled[] {
  return z.array(labelledSchema).parse(list)
}
