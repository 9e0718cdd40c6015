import { staffEmail } from '@/content/en/ui/contact/staff-email'
import { dayAndTime } from '@/lib/contact/request/office-moment'
import type { CheckedRequest } from '@/lib/contact/request/schema'

/** How soon the staff have to call about a warning sign: now, or before the office closes. Null if there is none. */
export type CallUrgency = 'now' | 'today' | null

const order: readonly CallUrgency[] = ['now', 'today', null]

/** Sorts what can wait least first. */
export const byUrgency = (a: { urgency: CallUrgency }, b: { urgency: CallUrgency }) =>
  order.indexOf(a.urgency) - order.indexOf(b.urgency)

/** Like the advice that the visitor saw: 911 or 988, or a call on the same day. */
export function callUrgency({ urgency }: Pick<CheckedRequest, 'urgency'>): CallUrgency {
  if (urgency === undefined) return null
  return urgency === 'same-day' ? 'today' : 'now'
}

/** By when to call, as the staff's mails and lists begin. */
export function callHeading(urgency: CallUrgency, callBy: Date): string {
  if (urgency === 'now') return staffEmail.callNow
  return (urgency === 'today' ? staffEmail.callFirst : staffEmail.callBy)(dayAndTime(callBy))
}
