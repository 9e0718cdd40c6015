import 'server-only'
import { reportFailure } from '@/lib/platform/log/report-failure.server'
import { readMessage } from '@/lib/assistant/understanding/message'
import { fieldLimits } from '@/lib/contact/request/schema'
import { takeFromLimit, type LimitResult } from '@/lib/platform/limits/rate-limit.server'
import type { Advice } from '@/lib/urgency/advice'

/** Limits the work for one address: about two seconds in ten minutes, far above what its requests need. */
const checkLimit = { name: 'contact-checks', points: 100, seconds: 600 }

type Check = { ok: true; advice: Advice | null } | Exclude<LimitResult, { ok: true }>

/**
 * The advice for a warning sign in the message. It is null if there is none, and also if the check fails: a
 * broken check never keeps a request from being sent.
 * @param client see `clientAddress`.
 * @returns not `ok` if the address had too many checks. Such a message must not be stored.
 */
export async function checkMessage(message: unknown, client: string): Promise<Check> {
  if (typeof message !== 'string' || message.trim() === '') return { ok: true, advice: null }
  try {
    const limited = await takeFromLimit(checkLimit, client)
    if (!limited.ok) return limited
    // Imported here, so that the form still works if the classifier fails to load.
    const { adviceFor } = await import('@/lib/urgency/advice-for')
    // Only local visitors see the form.
    return { ok: true, advice: adviceFor(readMessage(message.slice(0, fieldLimits.message)), 'local') }
  } catch (error) {
    reportFailure('contact: safety check', error)
    return { ok: true, advice: null }
  }
}
