import { contactStore } from '@/lib/contact/contact-store.server'
import { reopenDelivery } from '@/lib/contact/delivery-orders.server'
import { readMailEvent, type MailEvent } from '@/lib/contact/mail-event.server'
import { reportFailure } from '@/lib/contact/report-failure.server'
import { env } from '@/lib/env'
import { machineAnswer } from '@/lib/http/machine-answer'
import { readText } from '@/lib/http/read-text'

export const dynamic = 'force-dynamic'

/** A report this young may be of a mail whose delivery is just being noted, in milliseconds. */
const YOUNG_MS = 10 * 60 * 1000

/** Takes Resend's reports: a request whose mail did not arrive after all is open again. */
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
    // Not known yet, or another program's mail: asked to come again, the provider does, for some hours.
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
