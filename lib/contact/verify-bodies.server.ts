import 'server-only'
import type { ContactStore } from '@/lib/contact/contact-store.server'
import { unseal } from '@/lib/contact/sealing.server'

const PAGE = 500

/** `keys`: how many bodies each key of the ring opens, by its id; a key that opens none may be taken out of it. */
export type BodyReport = { keys: Record<string, number>; erased: number; unreadable: string[] }

/** Opens every stored body with the keys of the ring. `unreadable` are the references of those that no key opens. */
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
      else if (unseal(ring, { keyId, bytes }, reference).ok) report.keys[keyId]! += 1
      else report.unreadable.push(reference)
    }
    const last = rows.at(-1)
    if (!last) return report
    after = last.reference
  }
}
