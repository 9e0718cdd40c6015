import 'server-only'
import { expectedCallWords } from '@/content/en/ui/contact/expected-call'
import { office } from '@/content/office'
import { callDeadline } from '@/lib/contact/request/call-deadline'
import type { NextSteps } from '@/lib/contact/request/next-steps'
import { timeOfDay, weekday } from '@/lib/contact/request/office-moment'
import { storedDeadline } from '@/lib/contact/callback/stored-deadline'
import { reportFailure } from '@/lib/server/log/report-failure.server'
import { contactStore, hasStore } from '@/lib/contact/store/contact-store.server'

/**
 * What a visitor can expect after sending the request with this reference. For a request that was sent before, that
 * is what the visitor was told then. Only local visitors see the form, so it contains the office's number.
 */
export async function nextSteps(reference: string, now = Date.now()): Promise<NextSteps> {
  const request = (await findTimes(reference)) ?? { received_at: now, call_by: null }
  const callBy = storedDeadline(request)
  const { closed } = callDeadline(new Date(request.received_at))
  return {
    expect: expectedCallWords[closed ?? 'open'](weekday(callBy), timeOfDay(callBy)),
    phone: office.phone,
  }
}

/** Undefined for a request that was e-mailed because it couldn't be stored. */
async function findTimes(reference: string) {
  if (!hasStore()) return undefined
  try {
    const { db } = await contactStore()
    return await db
      .selectFrom('requests')
      .select(['received_at', 'call_by'])
      .where('reference', '=', reference)
      .executeTakeFirst()
  } catch (error) {
    reportFailure('contact: store', error)
    return undefined
  }
}
