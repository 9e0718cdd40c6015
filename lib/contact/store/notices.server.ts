import 'server-only'
import type { Kysely } from 'kysely'
import type { ContactStore } from '@/lib/contact/store/contact-store.server'
import { decrypt, encrypt } from '@/lib/contact/store/encryption.server'
import { LEASE_MS } from '@/lib/contact/store/outbox.server'
import { noticeSchema, type Notice } from '@/lib/contact/store/notice'
import type { ContactDatabase } from '@/lib/contact/store/schema.server'

/**
 * Puts the notices that are due now into the outbox, each key once across all instances, and takes back those that no
 * longer are and haven't been sent. Encrypted, because a notice may contain the staff's link.
 */
export async function putNotices({ db, ring }: ContactStore, due: readonly Notice[]): Promise<void> {
  await db
    .deleteFrom('notices')
    .where('sent_at', 'is', null)
    .where('name', 'not in', ['', ...due.map(({ key }) => key)])
    .execute()
  for (const notice of due) {
    const { keyId, bytes } = encrypt(ring, JSON.stringify(notice), notice.key)
    await db
      .insertInto('notices')
      .values({ name: notice.key, key_id: keyId, sealed: bytes, claimed_until: 0, sent_at: null })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
  }
}

/**
 * Claims a notice for LEASE_MS. Only one instance gets it. If sending fails, or the process dies, it is sent again a
 * minute later under the same key, so that a provider which has it already doesn't send a second one.
 */
export async function claimNotice({ db, ring }: ContactStore, now: number): Promise<Notice | null> {
  const claimed = await db
    .updateTable('notices')
    .set({ claimed_until: now + LEASE_MS })
    .where('name', '=', (eb) =>
      eb
        .selectFrom('notices')
        .select('name')
        .where('sent_at', 'is', null)
        .where('claimed_until', '<=', now)
        .orderBy('name')
        .limit(1),
    )
    .where('claimed_until', '<=', now)
    .returning(['name', 'key_id', 'sealed'])
    .executeTakeFirst()
  if (!claimed) return null
  const opened = decrypt(ring, { keyId: claimed.key_id, bytes: claimed.sealed }, claimed.name)
  return opened.ok ? noticeSchema.parse(JSON.parse(opened.text)) : null
}

/** Records that a notice was sent, and erases its text. */
export async function markNoticeSent(db: Kysely<ContactDatabase>, key: string, now: number): Promise<void> {
  await db
    .updateTable('notices')
    .set({ sent_at: now, key_id: '', sealed: Buffer.alloc(0) })
    .where('name', '=', key)
    .execute()
}
