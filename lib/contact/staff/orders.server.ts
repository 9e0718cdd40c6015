import 'server-only'
import type { Kysely } from 'kysely'
import { markHandled, retryDelivery } from '@/lib/contact/store/orders.server'
import type { ContactDatabase } from '@/lib/contact/store/schema.server'
import { officeMoment } from '@/lib/contact/request/office-moment'
import { closedBody } from '@/lib/contact/staff/show-text.server'
import { findStored, type StoredRequest } from '@/lib/contact/store/stored-requests.server'

/** The result of a command, as a sentence. */
export type OrderEnd = { ok: boolean; text: string }

/** Sends a failed or uncertain request again, by the rules of docs/decisions/0019. */
export async function orderRetry(
  db: Kysely<ContactDatabase>,
  stored: StoredRequest,
  now: number,
): Promise<OrderEnd> {
  const { reference, round, erased_at: erasedAt } = stored
  if (erasedAt !== null) return { ok: false, text: `${reference} is not sent again. ${closedBody.erased}` }
  if (!(await retryDelivery(db, reference, now)))
    return { ok: false, text: `${whyNotRetried(stored)} Nothing was changed.` }
  const after = await findStored(db, reference)
  const mail =
    after && after.round > round
      ? 'It goes as a new e-mail: if the earlier one arrived after all, there will be two.'
      : 'It goes as the same e-mail as before.'
  return {
    ok: true,
    text: `${reference} is waiting to be sent again; while the site runs, that takes seconds. ${mail}`,
  }
}

function whyNotRetried({
  reference,
  state,
  delivered_at: deliveredAt,
  next_attempt_at: next,
}: StoredRequest): string {
  switch (state) {
    case 'pending':
      return `${reference} is waiting to be sent already; the next attempt is due ${officeMoment(new Date(next))}.`
    case 'delivered':
      return `${reference} was delivered${deliveredAt === null ? '' : ` ${officeMoment(new Date(deliveredAt))}`}.`
    case 'handled':
      return `${reference} was marked as handled: a person has dealt with it.`
    default:
      return `${reference} is being sent at this moment; look again in a minute.`
  }
}

/** Marks a request as handled by a person: it is not sent again, and its body is erased 7 days from now. */
export async function orderHandled(
  db: Kysely<ContactDatabase>,
  { reference, state }: StoredRequest,
  now: number,
): Promise<OrderEnd> {
  if (await markHandled(db, reference, now))
    return { ok: true, text: `${reference} was ${state} and is now marked as handled. It will not be sent.` }
  const why =
    state === 'handled'
      ? `${reference} was marked as handled before.`
      : `${reference} is being sent at this moment; try again in a minute, with the site running.`
  return { ok: false, text: `${why} Nothing was changed.` }
}
