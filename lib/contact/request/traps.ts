import { z } from 'zod'

/** People take longer than this to fill in four fields, in milliseconds. Must not exceed 3000. */
export const FASTEST_PERSON_MS = 2000

export const markSchema = z.enum(['honeypot', 'too-fast'])
export type Mark = z.infer<typeof markSchema>

const schema = z.object({
  website: z.string().nullish(),
  elapsed: z.union([z.string(), z.number()]).nullish(),
})

/**
 * Signs of a bot: `website`, a hidden field, has a value, or `elapsed` (milliseconds since the form was
 * shown, set by script) is too short. The request is only marked for the staff, never dropped, because
 * autofill trips these traps too.
 * @returns null if a trap has a type that no form sends.
 */
export function trapMarks(fields: Record<string, unknown>): Mark[] | null {
  const traps = schema.safeParse(fields)
  if (!traps.success) return null
  const { website, elapsed } = traps.data
  const marks: Mark[] = []
  if (website?.trim()) marks.push('honeypot')
  const time = String(elapsed ?? '').trim()
  if (time !== '' && Number(time) < FASTEST_PERSON_MS) marks.push('too-fast')
  return marks
}
