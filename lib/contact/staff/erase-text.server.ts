import 'server-only'
import { shortOfficeMoment } from '@/lib/contact/request/office-moment'
import type { Erased } from '@/lib/contact/staff/erase-request.server'

/** How long backups may be kept, in milliseconds; see "Backup" in docs/operations.md. */
const BACKUP_RETENTION_MS = 7 * 24 * 60 * 60 * 1000

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** What was erased, and what a person still has to do, for a terminal. */
export function eraseText(reference: string, erased: Erased, now: number): string {
  if (!erased.ok)
    return erased.code === 'sending'
      ? `${reference} is being sent at this moment; try again in a minute. Nothing was erased.`
      : `There is nothing to erase for ${reference}: no request, no mail file. It may have been deleted: the site does that 90 days after a request is done.`
  const { stored, repeats, mailFiles } = erased
  const lastBackup = shortOfficeMoment(new Date(now + BACKUP_RETENTION_MS))
  return [
    `Erased, for ${reference}:`,
    stored
      ? '- what the person wrote; the reference, the times and the state stay for up to 90 days'
      : '- nothing in the store, which does not have this request',
    `- ${counted(repeats, 'hash that recognizes', 'hashes that recognize')} a repeated request`,
    `- ${counted(mailFiles, 'mail file', 'mail files')} in DATA_DIR/mail on this machine`,
    '',
    'This command cannot reach:',
    `- e-mail that was already delivered: delete it in the staff's mailbox and at the mail service. Search for ${reference}.`,
    `- backups made before now: the last of them has to be deleted by ${lastBackup}. If one is restored, erase ${reference} again.`,
    '- files that `export` made: `npm run requests -- access-log` shows who made one with this request.',
    "- the running site's memory: within 15 minutes it drops what it still holds, a hash or the form's answer page.",
    '- DATA_DIR/mail on other machines: run this command there, too.',
  ].join('\n')
}
