import { z } from 'zod'

/** People take longer than this to fill in four fields, in milliseconds. Must not exceed 3000. */
export const FASTEST_PERSON_MS = 2000

export const markSchema = z.enum(['honeypot', 'too-fast'])
export type Mark = z.infer<typeof markSchema>

/**
 * Signs of a bot: `website`, a hidden field, has a value, or `elapsed` (milliseconds since the form was
 * shown, set by script) is too short. The request is only marked for the staff, never dropped, because
 * autofill trips these traps too.
 */
export function trapMarks(fields: Record<string, unknown>): Mark[] {
  const marks: Mark[] = []
  if (String(fields.website ?? '').trim() !== '') marks.push('honeypot')
  const elapsed = String(fields.elapsed ?? '').trim()
  if (elapsed !== '' && Number(elapsed) < FASTEST_PERSON_MS) marks.push('too-fast')
  return marks
}
