import 'server-only'
import { Resend } from 'resend'
import { z } from 'zod'

/** What the provider may report about an e-mail it accepted, and what it means for the request. */
const reports = {
  'email.bounced': 'bounced',
  'email.complained': 'complained',
  'email.failed': 'dropped',
  'email.suppressed': 'dropped',
} as const

const eventSchema = z.object({
  type: z.enum(Object.keys(reports) as (keyof typeof reports)[]),
  created_at: z.coerce.date(),
  data: z.object({ email_id: z.string().min(1) }),
})

export type MailEvent = {
  providerId: string
  report: (typeof reports)[keyof typeof reports]
  reportedAt: number
}

/**
 * Parses and verifies a Resend webhook. Its signature is valid for five minutes.
 * @returns null for irrelevant events.
 */
export function readMailEvent(
  payload: string,
  headers: Headers,
  webhookSecret: string,
): { ok: true; event: MailEvent | null } | { ok: false; code: 'signature' } {
  const header = (name: string) => headers.get(`svix-${name}`) ?? ''
  const [id, timestamp, signature] = [header('id'), header('timestamp'), header('signature')]
  try {
    // The client requires an API key, but verifying a signature doesn't use it.
    const { webhooks } = new Resend('unused')
    const verified: unknown = webhooks.verify({
      payload,
      headers: { id, timestamp, signature },
      webhookSecret,
    })
    const event = eventSchema.safeParse(verified)
    if (!event.success) return { ok: true, event: null }
    const { type, created_at: reportedAt, data } = event.data
    return {
      ok: true,
      event: { providerId: data.email_id, report: reports[type], reportedAt: reportedAt.getTime() },
    }
  } catch {
    return { ok: false, code: 'signature' }
  }
}
