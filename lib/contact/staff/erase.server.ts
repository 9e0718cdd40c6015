import 'server-only'
import type { Kysely } from 'kysely'
import { rmSync } from 'node:fs'
import { scrub } from '@/lib/contact/store/sqlite.server'
import { shortOfficeMoment } from '@/lib/contact/request/office-moment'
import { recordAccess, type Access } from '@/lib/contact/store/access-log.server'
import { listMailFiles } from '@/lib/contact/store/mail-files.server'
import { emptyBody } from '@/lib/contact/store/purge.server'
import { isPostgres, type ContactDatabase } from '@/lib/contact/store/schema.server'

/** `stored`: whether the store had the request. `sending`: whether it is being sent. */
export type Erased =
  | { ok: true; stored: boolean; repeats: number; mailFiles: number }
  | { ok: false; code: 'sending' | 'unknown' }

/**
 * Immediately erases all personal data in one request: the body, the marks, the mail service's ID, the hashes
 * that detect duplicates, and the mail files on this machine. The reference, times and state stay until the
 * purge. An undelivered request becomes `handled`, so that it is never sent.
 */
export async function eraseRequest(
  db: Kysely<ContactDatabase>,
  { reference, dataDir, access }: { reference: string; dataDir: string; access: Access },
): Promise<Erased> {
  const files = listMailFiles(dataDir).filter((file) => file.reference === reference)
  const erased = await db.transaction().execute(async (transaction) => {
    const rows = await eraseRows(transaction, reference, access.now)
    if (rows === 'sending') return { ok: false, code: rows } as const
    if (!rows.stored && rows.repeats === 0 && files.length === 0)
      return { ok: false, code: 'unknown' } as const
    await recordAccess(transaction, access, [reference])
    return { ok: true, ...rows, mailFiles: files.length } as const
  })
  if (!erased.ok) return erased
  for (const { path } of files) rmSync(path, { force: true })
  await scrub(db)
  return erased
}

async function eraseRows(
  db: Kysely<ContactDatabase>,
  reference: string,
  now: number,
): Promise<{ stored: boolean; repeats: number } | 'sending'> {
  const delivery = await db
    .selectFrom('deliveries')
    .select(['state', 'lease_until'])
    .where('reference', '=', reference)
    // Otherwise another instance could claim it between this check and the update.
    .$if(isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst()
  if (delivery?.state === 'sending' && (delivery.lease_until ?? 0) > now) return 'sending'
  const isDone = delivery?.state === 'delivered' || delivery?.state === 'handled'
  await db
    .updateTable('deliveries')
    .set({ provider_id: null, last_error: null, lease_until: null, in_doubt_since: null })
    .$if(!isDone, (query) => query.set({ state: 'handled', handled_at: now }))
    .where('reference', '=', reference)
    .execute()
  const { numUpdatedRows } = await db
    .updateTable('requests')
    .set((eb) => ({ ...emptyBody, erased_at: eb.fn.coalesce('erased_at', eb.val(now)) }))
    .where('reference', '=', reference)
    .executeTakeFirst()
  const { numDeletedRows } = await db
    .deleteFrom('repeats')
    .where('reference', '=', reference)
    .executeTakeFirst()
  return { stored: numUpdatedRows > 0n, repeats: Number(numDeletedRows) }
}

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
    "- the running site's memory: within 15 minutes it drops the form's answer page.",
    '- DATA_DIR/mail on other machines: run this command there, too.',
  ].join('\n')
}
