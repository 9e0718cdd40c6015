import 'server-only'
import { parseStoredRequest, type StaffNote } from '@/lib/contact/request/schema'
import type { ContactStore } from '@/lib/contact/store/contact-store.server'
import { decrypt, encrypt } from '@/lib/contact/store/encryption.server'

/**
 * Changes the staff's notes on a request. They may contain health information, so they are part of its encrypted
 * body and are erased with it. Does nothing if the body can't be decrypted. Call it in a transaction.
 */
export async function changeNotes(
  { db, ring }: ContactStore,
  reference: string,
  change: (notes: StaffNote[]) => StaffNote[],
): Promise<void> {
  const { key_id: keyId, sealed: bytes } = await db
    .selectFrom('requests')
    .select(['key_id', 'sealed'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  const opened = decrypt(ring, { keyId, bytes }, reference)
  if (!opened.ok) return
  const request = parseStoredRequest(opened.text)
  const notes = change(request.notes ?? [])
  const sealed = encrypt(ring, JSON.stringify({ ...request, notes }), reference)
  await db
    .updateTable('requests')
    .set({ key_id: sealed.keyId, sealed: sealed.bytes })
    .where('reference', '=', reference)
    .execute()
}
