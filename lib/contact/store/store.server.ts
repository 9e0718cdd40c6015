import 'server-only'
import type { ContactStore } from '@/lib/contact/store/contact-store.server'
import { callDeadline } from '@/lib/contact/request/call-deadline'
import { newLinkId } from '@/lib/contact/store/link-token.server'
import { newReference } from '@/lib/contact/request/reference'
import { repeatNames, type Sender } from '@/lib/contact/store/repeat-names'
import { CLIENT_KEY_MS, findRepeat, SAME_CONTENT_MS, takeKey } from '@/lib/contact/store/repeats.server'
import type { AppointmentRequest, CheckedRequest } from '@/lib/contact/request/schema'
import { fingerprint, encrypt } from '@/lib/contact/store/encryption.server'
import type { Mark } from '@/lib/contact/request/traps'

export type NewRequest = Sender & {
  request: AppointmentRequest
  marks: Mark[]
  urgency?: CheckedRequest['urgency']
  receivedAt: number
  /** The reference to use, unless it is a duplicate. */
  reference?: string
}

/** `conflict`: the client's key was used before with other content. */
export type Saved = { ok: true; reference: string } | { ok: false; code: 'conflict' }

/**
 * The response to a duplicate: the same key within a day, or the same client and content within ten minutes.
 * Null for a new request. Doesn't store anything.
 */
export async function findRepeated({ db, ring }: ContactStore, added: NewRequest): Promise<Saved | null> {
  const { print, keyHash, clientHash } = hashesOf(ring, added)
  const { receivedAt } = added
  const keyed = keyHash && (await findRepeat(db, keyHash, receivedAt - CLIENT_KEY_MS))
  if (keyed) return answerTo(keyed, print)
  const same = clientHash && (await findRepeat(db, clientHash, receivedAt - SAME_CONTENT_MS))
  return same ? { ok: true, reference: same.reference } : null
}

/**
 * Stores an encrypted request together with its delivery. Both are on disk when this returns.
 * @returns the reference; for a duplicate, that of the original, which is delivered only once.
 * @throws if nothing could be stored.
 */
export function saveRequest({ db, ring }: ContactStore, added: NewRequest): Promise<Saved> {
  const { request, urgency, receivedAt, marks, reference = newReference() } = added
  const { print, keyHash, clientHash } = hashesOf(ring, added)
  const repeat = { fingerprint: print, reference, created_at: receivedAt }

  return db.transaction().execute(async (transaction) => {
    const keyed = keyHash && (await takeKey(transaction, { ...repeat, key_hash: keyHash }, CLIENT_KEY_MS))
    if (keyed) return answerTo(keyed, print)

    const same =
      clientHash && (await takeKey(transaction, { ...repeat, key_hash: clientHash }, SAME_CONTENT_MS))
    if (same) {
      const { reference } = same
      if (keyHash)
        await transaction.updateTable('repeats').set({ reference }).where('key_hash', '=', keyHash).execute()
      return { ok: true, reference }
    }

    const { keyId, bytes } = encrypt(ring, JSON.stringify({ ...request, urgency }), reference)
    await transaction
      .insertInto('requests')
      .values({
        reference,
        received_at: receivedAt,
        key_id: keyId,
        sealed: bytes,
        marks: JSON.stringify(marks),
        call_by: callDeadline(new Date(receivedAt)).callBy.getTime(),
        link_id: newLinkId(),
      })
      .execute()
    await transaction
      .insertInto('deliveries')
      .values({ reference, next_attempt_at: receivedAt, deferred: marks.length > 0 ? 1 : 0 })
      .execute()
    return { ok: true, reference }
  })
}

function hashesOf(ring: ContactStore['ring'], added: NewRequest) {
  const { byKey, byClient } = repeatNames(added.request, added)
  return {
    print: fingerprint(ring, JSON.stringify(added.request)),
    keyHash: byKey && fingerprint(ring, byKey),
    clientHash: byClient && fingerprint(ring, byClient),
  }
}

function answerTo(earlier: { fingerprint: string; reference: string }, print: string): Saved {
  if (earlier.fingerprint !== print) return { ok: false, code: 'conflict' }
  return { ok: true, reference: earlier.reference }
}
