import { z } from 'zod'

/** A person takes longer than this to fill in four fields, in milliseconds. The spec's issue allows 3000 at most. */
export const FASTEST_PERSON_MS = 2000

export const markSchema = z.enum(['honeypot', 'too-fast'])
export type Mark = z.infer<typeof markSchema>

/**
 * What suggests that a program filled in the form: `website`, a field that people do not see, holds something, or
 * `elapsed` (milliseconds since the form was shown, set by script alone) is too short. The request is marked for
 * the staff and never dropped: browsers that fill in forms trip such traps too.
 */
export function trapMarks(fields: Record<string, unknown>): Mark[] {
  const marks: Mark[] = []
  if (String(fields.website ?? '').trim() !== '') marks.push('honeypot')
  const elapsed = String(fields.elapsed ?? '').trim()
  if (elapsed !== '' && Number(elapsed) < FASTEST_PERSON_MS) marks.push('too-fast')
  return marks
}
