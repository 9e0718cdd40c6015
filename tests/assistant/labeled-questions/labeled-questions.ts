import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { languages, replyKinds } from '@/lib/assistant/replies/reply'

/**
 * A sentence a visitor might type and the kind of answer it must get. The kinds, in order of precedence as in
 * lib/assistant: crisis, emergency, same-day, refusal, practice, passage, unknown. If in doubt between two,
 * use the stricter one. A question about a sign that no one has is a passage; a person with the sign is an
 * emergency.
 */
const labeledQuestion = z
  .strictObject({
    text: z.string().trim().min(1).max(1000),
    language: z.enum(languages),
    kind: z.enum(replyKinds),
    /** For a passage: the URLs that answer it, best first. */
    page: z.array(z.string().startsWith('/')).min(1).optional(),
    /** Starts with "look-alike:" if the words could wrongly trigger a crisis or emergency reply. */
    note: z.string().optional(),
  })
  .refine(({ kind, page }) => (kind === 'passage') === (page !== undefined), {
    message: 'A passage has pages, and nothing else has.',
  })

export type LabeledQuestion = z.infer<typeof labeledQuestion>

/** The lines of a JSONL file in this folder; throws a ZodError if one is invalid. */
function readQuestions(name: string): LabeledQuestion[] {
  const path = join(process.cwd(), 'tests/assistant/labeled-questions', name)
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n')
  return lines.map((line) => labeledQuestion.parse(JSON.parse(line)))
}

/** The half that authors of the rules may read. The other half has different sentences of the same kinds. */
export const seenSentences = readQuestions('seen-1.jsonl')

/**
 * Part of the unseen half in the first evaluation, which showed that the rules and the search were overfitted
 * to the first seen sentences; seen since then.
 */
export const moreSeenSentences = readQuestions('seen-2.jsonl')

/** The unseen half until November 20, 2026; seen since then. */
export const thirdSeenSentences = readQuestions('seen-3.jsonl')

/** Questions for the search, including some that this site doesn't cover; for developing the search. */
export const fourthSeenSentences = readQuestions('seen-4.jsonl')

/** The half that authors of the rules never read; it measures how the rules handle unfamiliar wording. */
export const unseenSentences = readQuestions('unseen.jsonl')
