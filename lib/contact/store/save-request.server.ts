import 'server-only'
import { callDeadline, sameDayDeadline, type CallDeadline } from '@/lib/contact/request/call-deadline'
import { callUrgency } from '@/lib/contact/request/call-urgency'
import { newReference } from '@/lib/contact/request/reference'
import type { AppointmentRequest, CheckedRequest } from '@/lib/contact/request/schema'
import type { Mark } from '@/lib/contact/request/traps'
import type { ContactStore } from '@/lib/contact/store/contact-store.server'
import { encrypt, fingerprint } from '@/lib/contact/store/encryption.server'
import { CLIENT_KEY_MS, repeatNames, SAME_CONTENT_MS, type Sender } from '@/lib/contact/store/repeats'
import { deadlineOf } from '@/lib/contact/store/stored-requests.server'

export type NewRequest = Sender & {
  request: AppointmentRequest
  marks: Mark[]
  urgency?: CheckedRequest['urgency']
  receivedAt: number
}

/**
 * `reference` is null for a repeat recognized only by its content: whoever shares an address and guesses what someone
 * wrote must not learn their reference. `conflict`: the client's key was used before with other content.
 */
export type Saved =
  { ok: true; reference: string | null; deadline: CallDeadline } | { ok: false; code: 'conflict' }

/**
 * The response to a repeat: the same key within a day, or the same client and content within ten minutes.
 * Null for a new request. Doesn't store anything.
 */
export async function findRepeated({ db, ring }: ContactStore, added: NewRequest): Promise<Saved | null> {
  const { byKey, byClient } = repeatNames(added.request, added)
  const find = async (name: string | undefined, windowMs: number) =>
    name === undefined
      ? undefined
      : db
          .selectFrom('repeats')
          .innerJoin('requests', 'requests.reference', 'repeats.reference')
          .select(['repeats.reference', 'fingerprint', 'call_by', 'closed', 'open_until'])
          .where('key_hash', '=', fingerprint(ring, name))
          .where('created_at', '>', added.receivedAt - windowMs)
          .executeTakeFirst()
  const keyed = await find(byKey, CLIENT_KEY_MS)
  const found = keyed ?? (await find(byClient, SAME_CONTENT_MS))
  if (!found) return null
  if (found.fingerprint !== fingerprint(ring, JSON.stringify(added.request)))
    return { ok: false, code: 'conflict' }
  return { ok: true, reference: keyed ? found.reference : null, deadline: deadlineOf(found) }
}

/**
 * Stores an encrypted request together with its delivery, unless it is a repeat. Both are on disk when this returns.
 * @throws if nothing could be stored.
 */
export function saveRequest({ db, ring }: ContactStore, added: NewRequest): Promise<Saved> {
  const { request, urgency, receivedAt, marks } = added
  const reference = newReference()
  const deadline = (urgency === 'same-day' ? sameDayDeadline : callDeadline)(new Date(receivedAt))
  // Transactions run one at a time, also across instances, so nobody else can store the same in between.
  return db.transaction().execute(async (transaction) => {
    const earlier = await findRepeated({ db: transaction, ring }, added)
    if (earlier) return earlier

    const repeat = {
      fingerprint: fingerprint(ring, JSON.stringify(request)),
      reference,
      created_at: receivedAt,
    }
    for (const name of Object.values(repeatNames(request, added)))
      if (name !== undefined)
        await transaction
          .insertInto('repeats')
          .values({ ...repeat, key_hash: fingerprint(ring, name) })
          .onConflict((conflict) => conflict.column('key_hash').doUpdateSet(repeat))
          .execute()
    const { keyId, bytes } = encrypt(ring, JSON.stringify({ ...request, urgency }), reference)
    await transaction
      .insertInto('requests')
      .values({
        reference,
        received_at: receivedAt,
        key_id: keyId,
        sealed: bytes,
        marks: JSON.stringify(marks),
        call_by: deadline.callBy.getTime(),
        closed: deadline.closed,
        open_until: deadline.openUntil?.getTime() ?? null,
        urgency: callUrgency({ urgency }),
      })
      .execute()
    await transaction
      .insertInto('deliveries')
      .values({ reference, next_attempt_at: receivedAt, deferred: marks.length > 0 ? 1 : 0 })
      .execute()
    return { ok: true, reference, deadline }
  })
}
