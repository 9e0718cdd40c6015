import 'server-only'
import type { Kysely, Selectable } from 'kysely'
import type { ContactDatabase, DeliveryState } from '@/lib/contact/store/schema.server'

/** A stored request with its delivery. Typed text is encrypted; nothing else is personal data. */
export type StoredRequest = Selectable<ContactDatabase['requests']> &
  Selectable<ContactDatabase['deliveries']>

export const deliveryStates = [
  'pending',
  'sending',
  'delivered',
  'failed',
  'uncertain',
  'handled',
] as const satisfies DeliveryState[]

/** The states of requests that haven't reached the staff. */
export const undeliveredStates = [
  'pending',
  'sending',
  'failed',
  'uncertain',
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

/** The request with this reference, or null. */
export async function findStored(
  db: Kysely<ContactDatabase>,
  reference: string,
): Promise<StoredRequest | null> {
  return (await stored(db).where('requests.reference', '=', reference).executeTakeFirst()) ?? null
}

/** The request with this link ID (staff-link/link-token.server.ts), or null. */
export async function findByLink(db: Kysely<ContactDatabase>, linkId: string): Promise<StoredRequest | null> {
  return (await stored(db).where('requests.link_id', '=', linkId).executeTakeFirst()) ?? null
}
