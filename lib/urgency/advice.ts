import { z } from 'zod'

/** Like the assistant's replies of the same kinds: 988 and 911, 911, or a call on the same day. */
export const adviceKinds = ['crisis', 'emergency', 'same-day'] as const

export const adviceSchema = z.object({
  kind: z.enum(adviceKinds),
  /** What to do and why, in the language of what the visitor wrote. */
  text: z.string(),
  language: z.enum(['en', 'es']),
  /** The office's phone, for same-day advice to local visitors. */
  phone: z.object({ display: z.string(), href: z.string() }).optional(),
})

/** What to tell someone whose text describes a warning sign. */
export type Advice = z.infer<typeof adviceSchema>

/** Whether the advice is to call 911 or 988 now. */
export const isEmergency = (advice: Advice | null): advice is Advice =>
  advice !== null && advice.kind !== 'same-day'
