import 'server-only'
import type { Kysely } from 'kysely'
import type { ContactStore } from '@/lib/contact/contact-store.server'
import type { ContactDatabase } from '@/lib/contact/migrations.server'
import { newReference } from '@/lib/contact/reference'
import type { AppointmentRequest } from '@/lib/contact/schema'
import { fingerprint, seal } from '@/lib/contact/sealing.server'
import type { Mark } from '@/lib/contact/traps'

/** The same content within this time is the same request: a second press without script, or a reload. */
const REPEAT_WINDOW_MS = 10 * 60 * 1000

export type NewRequest = { request: AppointmentRequest; marks: Mark[]; receivedAt: number }

/** The reference of a request with the same content that came shortly before, or null. */
export function findRepeated({ db, ring }: ContactStore, added: NewRequest): Promise<string | null> {
  return referenceOf(db, fingerprint(ring, JSON.stringify(added.request)), added.receivedAt)
}

async function referenceOf(
  db: Kysely<ContactDatabase>,
  print: string,
  receivedAt: number,
): Promise<string | null> {
  const repeated = await db
    .selectFrom('requests')
    .select('reference')
    .where('fingerprint', '=', print)
    .where('received_at', '>', receivedAt - REPEAT_WINDOW_MS)
    .executeTakeFirst()
  return repeated?.reference ?? null
}

/**
 * Stores a request, encrypted, together with its delivery. When this returns, both are on the disk.
 * @returns the reference; for a repeat, that of the request stored before, which is delivered only once.
 * @throws when nothing could be stored.
 */
export function saveRequest({ db, ring }: ContactStore, added: NewRequest): Promise<string> {
  const text = JSON.stringify(added.request)
  const print = fingerprint(ring, text)

  return db.transaction().execute(async (transaction) => {
    const repeated = await referenceOf(transaction, print, added.receivedAt)
    if (repeated !== null) return repeated

    const reference = newReference()
    const { keyId, bytes } = seal(ring, text, reference)
    await transaction
      .insertInto('requests')
      .values({
        reference,
        received_at: added.receivedAt,
        key_id: keyId,
        sealed: bytes,
        fingerprint: print,
        marks: JSON.stringify(added.marks),
      })
      .execute()
    await transaction
      .insertInto('deliveries')
      .values({ reference, next_attempt_at: added.receivedAt })
      .execute()
    return reference
  })
}
