import { expectedCallWords } from '@/content/en/ui/contact/expected-call'
import { office } from '@/content/generated/practice/office'
import type { CallDeadline } from '@/lib/contact/request/call-deadline'
import { timeOfDay, weekday } from '@/lib/contact/request/office-moment'

/** What a visitor is told after sending a request: when to expect a call, and whom to call sooner. */
export type NextSteps = { expect: string; phone: { display: string; href: string } }

/** What to expect by this deadline. Only local visitors see the form, so it contains the office's number. */
export function nextSteps({ callBy, closed }: CallDeadline): NextSteps {
  const expect = expectedCallWords[closed ?? 'open'](weekday(callBy), timeOfDay(callBy))
  return { expect, phone: office.phone }
}
