import type { Finding } from '@/lib/launch-check/finding'
import type { Settings } from '@/lib/launch-check/rules/settings'

type StaffSettings = Pick<Settings, 'STAFF_LINKS' | 'STAFF_PASSCODE' | 'CONTACT_EMAIL_DETAIL'>

/**
 * Checks that the staff can open requests and mark calls by a link. Where the e-mail itself may not contain the
 * request, the link is the only way without the server, and must not open it without a passcode.
 */
export function checkStaffLinks(settings: StaffSettings): Finding[] {
  const severity = settings.CONTACT_EMAIL_DETAIL === 'reference' ? 'fail' : 'warning'
  if (settings.STAFF_LINKS === 'off')
    return [
      {
        severity,
        code: 'staff-links-off',
        where: 'STAFF_LINKS',
        problem:
          severity === 'fail'
            ? 'The e-mail contains only a reference, and the staff can read requests on the server only.'
            : 'Staff can mark a call only on the server. Requests that nobody marks cause reminders.',
        remedy: 'Set it to on, with STAFF_PASSCODE.',
      },
    ]
  if (settings.STAFF_PASSCODE !== undefined) return []
  return [
    {
      severity,
      code: 'staff-passcode-missing',
      where: 'STAFF_PASSCODE',
      problem:
        severity === 'fail'
          ? 'The mail service could open requests by the links it carries.'
          : 'Anyone to whom the e-mail is forwarded can change the request for 7 days.',
      remedy: 'Set it to a passcode that only the staff know.',
    },
  ]
}
