import 'server-only'
import { Resend } from 'resend'
import { z } from 'zod'

/** What the provider may report of a mail that it had taken, and what it means for the request. */
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
 * Reads one of Resend's webhooks, whose signature counts for five minutes.
 * @returns null for an event that changes nothing here.
 */
export function readMailEvent(
  payload: string,
  headers: Headers,
  webhookSecret: string,
): { ok: true; event: MailEvent | null } | { ok: false; code: 'signature' } {
  const header = (name: string) => headers.get(`svix-${name}`) ?? ''
  const [id, timestamp, signature] = [header('id'), header('timestamp'), header('signature')]
  try {
    // The client wants an API key, which checking a signature does not use.
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
