import { callDeadline } from '@/lib/contact/request/call-deadline'

/** When a stored request has to be answered. Instances of an earlier version stored none. */
export function storedDeadline({
  received_at: receivedAt,
  call_by: callBy,
}: {
  received_at: number
  call_by: number | null
}): Date {
  return callBy === null ? callDeadline(new Date(receivedAt)).callBy : new Date(callBy)
}
