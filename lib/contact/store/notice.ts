import { z } from 'zod'

export const noticeSchema = z.object({
  /** The idempotency key, by which the provider detects repeats. */
  key: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  date: z.coerce.date(),
  /** The patient, if it isn't for the staff. */
  to: z.string().optional(),
  /** Whether mail programs show it as important. */
  urgent: z.boolean().default(false),
})

/** An e-mail without its sender; to the staff, unless it names someone else. Identical every time it is sent. */
export type Notice = z.output<typeof noticeSchema>
