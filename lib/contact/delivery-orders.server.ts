import 'server-only'
import type { Kysely } from 'kysely'
import { SAFE_REPEAT_MS } from '@/lib/contact/failure-policy'
import type { ContactDatabase } from '@/lib/contact/migrations.server'

/**
 * A person's order to send a failed or uncertain request again, now. Where the provider may have an earlier mail under
 * the key, or reported that it did not arrive, it goes as a new mail.
 * @returns false when there is no such request, or it is in another state.
 */
export function retryDelivery(db: Kysely<ContactDatabase>, reference: string, now: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const delivery = await transaction
      .selectFrom('deliveries')
      .selectAll()
      .where('reference', '=', reference)
      .where('state', 'in', ['failed', 'uncertain'])
      .executeTakeFirst()
    if (!delivery) return false

    const { in_doubt_since: doubt, provider_id: providerId, last_error: error } = delivery
    const keyIsSpent =
      providerId !== null || error === 'key-reused' || (doubt !== null && doubt <= now - SAFE_REPEAT_MS)
    const again = { state: 'pending', attempts: 0, next_attempt_at: now, last_error: null } as const
    const anew = { round: delivery.round + 1, in_doubt_since: null, provider_id: null, delivered_at: null }
    await transaction
      .updateTable('deliveries')
      .set(keyIsSpent ? { ...again, ...anew } : again)
      .where('reference', '=', reference)
      .execute()
    return true
  })
}

/**
 * Notes that a person has dealt with a request, whatever became of its mail.
 * @returns false when there is no such request, or an attempt to send it is under way.
 */
export async function markHandled(
  db: Kysely<ContactDatabase>,
  reference: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({ state: 'handled', handled_at: now })
    .where('reference', '=', reference)
    .where('state', 'not in', ['sending', 'handled'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Reopens a delivery of which the provider reports that it did not arrive.
 * @returns false when no request was delivered under that name.
 */
export async function reopenDelivery(
  db: Kysely<ContactDatabase>,
  providerId: string,
  report: 'bounced' | 'complained' | 'dropped',
): Promise<boolean> {
  const known = await db
    .selectFrom('deliveries')
    .select('reference')
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
  if (!known) return false
  await db
    .updateTable('deliveries')
    .set({ state: 'failed', last_error: report })
    .where('provider_id', '=', providerId)
    .where('state', '=', 'delivered')
    .execute()
  return true
}
