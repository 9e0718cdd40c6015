import type { Finding } from '@/lib/launch-check/finding'
import type { Settings } from '@/lib/launch-check/rules/settings'

type StaffSettings = Pick<Settings, 'STAFF_PASSCODE' | 'CONTACT_EMAIL_DETAIL'>

/**
 * Checks that the staff can open requests and mark calls by a link, which a passcode turns on. Where the e-mail itself
 * may not contain the request, the link is the only way without the server.
 */
export function checkStaffLinks({ STAFF_PASSCODE, CONTACT_EMAIL_DETAIL }: StaffSettings): Finding[] {
  if (STAFF_PASSCODE !== undefined) return []
  const severity = CONTACT_EMAIL_DETAIL === 'reference' ? 'fail' : 'warning'
  return [
    {
      severity,
      code: 'staff-links-off',
      where: 'STAFF_PASSCODE',
      problem:
        severity === 'fail'
          ? 'The e-mail contains only a reference, and the staff can read requests on the server only.'
          : 'Staff can mark a call only on the server. Requests that nobody marks cause reminders.',
      remedy: 'Set it to a passcode that only the staff know.',
    },
  ]
}
