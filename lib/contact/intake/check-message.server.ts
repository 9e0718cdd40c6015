import 'server-only'
import { reportFailure } from '@/lib/contact/alerts/report-failure.server'
import { readMessage } from '@/lib/assistant/understanding/message'
import { fieldLimits } from '@/lib/contact/fields/schema'
import { takeFromLimit } from '@/lib/server/limits/rate-limit.server'
import type { Advice } from '@/lib/urgency/advice'

/** Limits the work for one address; far above the number of requests it may send. */
const checkLimit = { name: 'contact-checks', points: 30, seconds: 600 }

/**
 * The advice for a warning sign in the message. Null if there is none, and also if the check fails or the
 * address had too many: a request is never refused because its message couldn't be checked.
 * @param client see `clientAddress`.
 */
export async function checkMessage(message: unknown, client: string): Promise<Advice | null> {
  if (typeof message !== 'string' || message.trim() === '') return null
  try {
    if (!(await takeFromLimit(checkLimit, client)).ok) return null
    // Imported here, so that the form still works if the classifier fails to load.
    const { adviceFor } = await import('@/lib/urgency/advice-for')
    // Only local visitors see the form.
    return adviceFor(readMessage(message.slice(0, fieldLimits.message)), 'local')
  } catch (error) {
    reportFailure('contact: safety check', error)
    return null
  }
}
