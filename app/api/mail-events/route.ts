import { contactStore } from '@/lib/contact/store/contact-store.server'
import { reopenDelivery } from '@/lib/contact/store/orders.server'
import { readMailEvent, type MailEvent } from '@/lib/contact/delivery/mail-event.server'
import { reportFailure } from '@/lib/platform/log/report-failure.server'
import { env } from '@/lib/platform/env'
import { machineAnswer } from '@/lib/platform/http/machine-answer'
import { readText } from '@/lib/platform/http/read-text'

export const dynamic = 'force-dynamic'

/** How long an unknown mail ID may belong to a delivery that is still being recorded, in milliseconds. */
const YOUNG_MS = 10 * 60 * 1000

/** Resend's webhook: reopens a request whose e-mail bounced. */
export async function POST(request: Request): Promise<Response> {
  const { RESEND_WEBHOOK_SECRET } = env()
  if (!RESEND_WEBHOOK_SECRET) return machineAnswer(404, { error: 'not-found' })
  const payload = await readText(request).catch(() => '')
  if (payload === null) return machineAnswer(413, { error: 'too-large' })
  const read = readMailEvent(payload, request.headers, RESEND_WEBHOOK_SECRET)
  if (!read.ok) return machineAnswer(401, { error: 'unauthorized' })
  return read.event ? reopen(read.event) : machineAnswer(200, { reopened: false })
}

async function reopen({ providerId, report, reportedAt }: MailEvent): Promise<Response> {
  try {
    const { db } = await contactStore()
    const reopened = await reopenDelivery(db, providerId, report)
    if (reopened || reportedAt < Date.now() - YOUNG_MS) return machineAnswer(200, { reopened })
    // Either not recorded yet or another program's e-mail. An error makes the provider retry for several
    // hours.
    return machineAnswer(503, { error: 'not-known-yet' })
  } catch (error) {
    reportFailure('contact: mail event', error)
    return machineAnswer(503, { error: 'unavailable' })
  }
}

const notAllowed = () => machineAnswer(405, { error: 'method-not-allowed' }, { Allow: 'POST' })

export {
  notAllowed as DELETE,
  notAllowed as GET,
  notAllowed as HEAD,
  notAllowed as OPTIONS,
  notAllowed as PATCH,
  notAllowed as PUT,
}
