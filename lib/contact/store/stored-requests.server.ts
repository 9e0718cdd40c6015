import 'server-only'
import type { Kysely, Selectable } from 'kysely'
import { z } from 'zod'
import type { CallDeadline } from '@/lib/contact/request/call-deadline'
import { parseStoredRequest } from '@/lib/contact/request/schema'
import type { ReceivedRequest } from '@/lib/contact/request/staff-view'
import { markSchema } from '@/lib/contact/request/traps'
import { decrypt } from '@/lib/contact/store/encryption.server'
import type { KeyRing } from '@/lib/contact/store/key-ring.server'
import type { ContactDatabase, DeliveryState } from '@/lib/contact/store/schema.server'

/** A stored request with its delivery. Typed text is encrypted; nothing else is personal data. */
export type StoredRequest = Selectable<ContactDatabase['requests']> &
  Selectable<ContactDatabase['deliveries']>

/** The states of requests that haven't reached the staff. */
export const undeliveredStates = [
  'pending',
  'sending',
  'failed',
  'uncertain',
] as const satisfies DeliveryState[]

export const deliveryStates = [
  ...undeliveredStates,
  'delivered',
  'handled',
] as const satisfies DeliveryState[]

const stored = (db: Kysely<ContactDatabase>) =>
  db
    .selectFrom('requests')
    .innerJoin('deliveries', 'deliveries.reference', 'requests.reference')
    .selectAll('deliveries')
    .selectAll('requests')

/** The requests in these states, newest last. */
export function listStored(
  db: Kysely<ContactDatabase>,
  states: readonly DeliveryState[] = deliveryStates,
): Promise<StoredRequest[]> {
  return stored(db)
    .where('deliveries.state', 'in', states)
    .orderBy('requests.received_at')
    .orderBy('requests.reference')
    .execute()
}

/** The newest requests that were handled after a time and whose text hasn't been erased, newest first. */
export function listHandled(
  db: Kysely<ContactDatabase>,
  { since, limit }: { since: number; limit: number },
): Promise<StoredRequest[]> {
  return stored(db)
    .where('deliveries.state', '=', 'handled')
    .where('handled_at', '>', since)
    .where('erased_at', 'is', null)
    .orderBy('handled_at', 'desc')
    .limit(limit)
    .execute()
}

/** The request with this reference. */
export function findStored(
  db: Kysely<ContactDatabase>,
  reference: string,
): Promise<StoredRequest | undefined> {
  return stored(db).where('requests.reference', '=', reference).executeTakeFirst()
}

/** The deadline that was computed when a request was received. */
export function deadlineOf({
  call_by: callBy,
  closed,
  open_until: openUntil,
}: Pick<StoredRequest, 'call_by' | 'closed' | 'open_until'>): CallDeadline {
  return { callBy: new Date(callBy), closed, openUntil: openUntil === null ? null : new Date(openUntil) }
}

export type OpenedBody =
  { ok: true; received: ReceivedRequest } | { ok: false; code: 'erased' | 'unknown-key' | 'altered' }

/** Decrypts a request's body. It is still untrusted text: neutralize it before showing it. */
export function openBody(ring: KeyRing, row: StoredRequest): OpenedBody {
  const { reference, erased_at: erasedAt, key_id: keyId, sealed: bytes, received_at: receivedAt } = row
  if (erasedAt !== null) return { ok: false, code: 'erased' }
  const opened = decrypt(ring, { keyId, bytes }, reference)
  if (!opened.ok) return opened
  try {
    const request = parseStoredRequest(opened.text)
    const marks = z.array(markSchema).parse(JSON.parse(row.marks))
    return {
      ok: true,
      received: { request, reference, marks, receivedAt: new Date(receivedAt), ...deadlineOf(row) },
    }
  } catch {
    return { ok: false, code: 'altered' }
  }
}
