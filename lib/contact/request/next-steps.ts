import { expectedCallWords } from '@/content/en/ui/contact/expected-call'
import { office } from '@/content/generated/practice/office'
import type { CallDeadline } from '@/lib/contact/request/call-deadline'
import { timeOfDay, weekday } from '@/lib/contact/request/office-moment'
import type { Advice } from '@/lib/urgency/advice'

/**
 * What a visitor is told after sending a request: when to expect a call, and whom to call sooner. `expect` is null for a
 * warning sign: whoever is told to call must not wait for a call.
 */
export type NextSteps = { expect: string | null; phone: { display: string; href: string } }

/**
 * What to do after sending a request that is due by this deadline. Only local visitors see the form, so it contains the
 * office's number.
 * @param urgency of the message, if it describes a warning sign
 */
export function nextSteps({ callBy, closed }: CallDeadline, urgency?: Advice['kind']): NextSteps {
  const expect = urgency ? null : expectedCallWords[closed ?? 'open'](weekday(callBy), timeOfDay(callBy))
  return { expect, phone: office.phone }
}
