import 'server-only'
import type { ContactStore } from '@/lib/contact/store/contact-store.server'
import { decrypt } from '@/lib/contact/store/encryption.server'

const PAGE = 500

/**
 * `keys`: how many bodies each key in the ring decrypts, by key ID. A key that decrypts none can be removed.
 */
export type BodyReport = { keys: Record<string, number>; erased: number; unreadable: string[] }

/** Decrypts every stored body with the ring's keys. `unreadable` are the references that no key decrypts. */
export async function verifyBodies({ db, ring }: ContactStore): Promise<BodyReport> {
  const report: BodyReport = {
    keys: Object.fromEntries(ring.map(({ id }) => [id, 0])),
    erased: 0,
    unreadable: [],
  }
  let after = ''
  for (;;) {
    const rows = await db
      .selectFrom('requests')
      .select(['reference', 'key_id', 'sealed', 'erased_at'])
      .where('reference', '>', after)
      .orderBy('reference')
      .limit(PAGE)
      .execute()
    for (const { reference, key_id: keyId, sealed: bytes, erased_at: erasedAt } of rows) {
      if (erasedAt !== null) report.erased++
      else if (decrypt(ring, { keyId, bytes }, reference).ok) report.keys[keyId]! += 1
      else report.unreadable.push(reference)
    }
    const last = rows.at(-1)
    if (!last) return report
    after = last.reference
  }
}
