import { z } from 'zod'

export const noticeSchema = z.object({
  /** The idempotency key, by which the provider detects repeats. */
  key: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  date: z.coerce.date(),
  /** Whether mail programs show it as important. */
  urgent: z.boolean().default(false),
})

/** An e-mail to the staff without its addresses. Identical every time it is sent. */
export type Notice = z.output<typeof noticeSchema>
