import { listMailFiles } from '@/lib/contact/store/mail-files.server'
import type { Finding } from '@/lib/launch-check/finding'
import type { Settings } from '@/lib/launch-check/rules/settings'

type Place = Pick<Settings, 'DATA_DIR' | 'MAIL_TRANSPORT' | 'onVercel'>

/**
 * Checks whether DATA_DIR contains mail that an earlier configuration wrote to files. Reads this machine's
 * disk.
 */
export function checkMailFiles({ DATA_DIR, MAIL_TRANSPORT, onVercel }: Place): Finding[] {
  // Vercel has no disk. If mail is still written to files, checkMail reports that.
  if (onVercel || MAIL_TRANSPORT === 'file') return []
  const finding = { severity: 'fail', code: 'mail-files-left', where: 'DATA_DIR' } as const
  try {
    if (listMailFiles(DATA_DIR).length === 0) return []
  } catch {
    return [
      {
        ...finding,
        problem: 'Its mail folder could not be checked for unencrypted mail.',
        remedy: "Run the check as the site's user.",
      },
    ]
  }
  return [
    {
      ...finding,
      problem: 'Its mail folder contains unencrypted mail, from when mail was written to files.',
      remedy:
        'Save what the office still needs, then delete the files. The running site deletes them after 7 days.',
    },
  ]
}
