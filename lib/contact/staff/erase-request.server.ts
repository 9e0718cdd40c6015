import 'server-only'
import type { Kysely } from 'kysely'
import { rmSync } from 'node:fs'
import { scrub } from '@/lib/contact/store/sqlite.server'
import { isPostgres } from '@/lib/contact/store/dialect.server'
import type { ContactDatabase } from '@/lib/contact/store/schema.server'
import { emptyBody } from '@/lib/contact/store/purge.server'
import { recordAccess, type Access } from '@/lib/contact/store/access-log.server'
import { listMailFiles } from '@/lib/contact/store/mail-files.server'

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
