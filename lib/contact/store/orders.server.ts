import 'server-only'
import type { Kysely } from 'kysely'
import { SAFE_REPEAT_MS, type MailReport } from '@/lib/contact/store/failure-policy'
import type { ContactDatabase } from '@/lib/contact/store/schema.server'

/**
 * Sends a failed or uncertain request again now, at a person's request. It is sent as a new e-mail if the
 * provider may already have one under the current key, or reported a bounce.
 * @returns false if there is no such request, or it is in another state.
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
    const again = {
      state: 'pending',
      attempts: 0,
      next_attempt_at: now,
      last_error: null,
      deferred: 0,
    } as const
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
 * Marks a request as handled by a person, whatever happened to its e-mail.
 * @returns false if there is no such request, or it is being sent.
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
 * Reopens a delivered request whose e-mail bounced according to the provider.
 * @returns false if no delivered request has that ID.
 */
export async function reopenDelivery(
  db: Kysely<ContactDatabase>,
  providerId: string,
  report: MailReport,
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
