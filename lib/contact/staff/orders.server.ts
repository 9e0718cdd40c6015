import 'server-only'
import type { Kysely } from 'kysely'
import { closedBody, stateText } from '@/lib/contact/staff/show-text.server'
import { markHandled, retryDelivery } from '@/lib/contact/store/orders.server'
import type { ContactDatabase } from '@/lib/contact/store/schema.server'
import { findStored, type StoredRequest } from '@/lib/contact/store/stored-requests.server'

/** The result of a command, as a sentence. */
type OrderEnd = { ok: boolean; text: string }

const unchanged = (stored: StoredRequest): OrderEnd => ({
  ok: false,
  text: `${stateText(stored)}. Nothing was changed.`,
})

/** Sends a failed or uncertain request again, by the rules of docs/decisions/0019. */
export async function orderRetry(
  db: Kysely<ContactDatabase>,
  stored: StoredRequest,
  now: number,
): Promise<OrderEnd> {
  const { reference, round, erased_at: erasedAt } = stored
  if (erasedAt !== null) return { ok: false, text: `${reference} is not sent again. ${closedBody.erased}` }
  if (!(await retryDelivery(db, reference, now))) return unchanged(stored)
  const isNew = (await findStored(db, reference))?.round !== round
  const mail = isNew
    ? 'It goes as a new e-mail: if the earlier one arrived after all, there will be two.'
    : 'It goes as the same e-mail as before.'
  return {
    ok: true,
    text: `${reference} is waiting to be sent again; while the site runs, that takes seconds. ${mail}`,
  }
}

/** Marks a request as handled by a person: it is not sent again, and its body is erased 7 days from now. */
export async function orderHandled(
  db: Kysely<ContactDatabase>,
  stored: StoredRequest,
  now: number,
): Promise<OrderEnd> {
  const { reference, state } = stored
  if (!(await markHandled(db, reference, now))) return unchanged(stored)
  return { ok: true, text: `${reference} was ${state} and is now marked as handled. It will not be sent.` }
}
