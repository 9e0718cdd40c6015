import 'server-only'
import type { ContactStore } from '@/lib/contact/contact-store.server'
import { CLIENT_KEY_MS, findRepeat, SAME_CONTENT_MS, takeKey } from '@/lib/contact/repeats.server'
import { newReference } from '@/lib/contact/reference'
import type { AppointmentRequest } from '@/lib/contact/schema'
import { fingerprint, seal } from '@/lib/contact/sealing.server'
import type { Mark } from '@/lib/contact/traps'

export type NewRequest = {
  request: AppointmentRequest
  marks: Mark[]
  receivedAt: number
  /** What it is to be called, unless it is a repeat. */
  reference?: string
  /** The client's `Idempotency-Key`, if it sent one. */
  clientKey?: string | undefined
}

/** `conflict`: the client's key came before, with other content. */
export type Saved = { ok: true; reference: string } | { ok: false; code: 'conflict' }

/**
 * The answer to a request that was sent before: with the same content shortly before, or with the same key of the
 * client within a day. Null when it is new. Stores nothing.
 */
export async function findRepeated({ db, ring }: ContactStore, added: NewRequest): Promise<Saved | null> {
  const print = fingerprint(ring, JSON.stringify(added.request))
  const { clientKey, receivedAt } = added
  const keyed =
    clientKey && (await findRepeat(db, clientKeyHash(ring, clientKey), receivedAt - CLIENT_KEY_MS))
  if (keyed) return answerTo(keyed, print)
  const same = await findRepeat(db, print, receivedAt - SAME_CONTENT_MS)
  return same && { ok: true, reference: same.reference }
}

/**
 * Stores a request, encrypted, together with its delivery. When this returns, both are on the disk.
 * @returns the reference; for a repeat, that of the request stored before, which is delivered only once.
 * @throws when nothing could be stored.
 */
export function saveRequest({ db, ring }: ContactStore, added: NewRequest): Promise<Saved> {
  const text = JSON.stringify(added.request)
  const { receivedAt, clientKey, reference = newReference() } = added
  const print = fingerprint(ring, text)
  const repeat = { fingerprint: print, reference, created_at: receivedAt }

  return db.transaction().execute(async (transaction) => {
    const keyHash = clientKey === undefined ? undefined : clientKeyHash(ring, clientKey)
    const keyed = keyHash && (await takeKey(transaction, { ...repeat, key_hash: keyHash }, CLIENT_KEY_MS))
    if (keyed) return answerTo(keyed, print)

    const same = await takeKey(transaction, { ...repeat, key_hash: print }, SAME_CONTENT_MS)
    if (same) {
      const { reference } = same
      if (keyHash)
        await transaction.updateTable('repeats').set({ reference }).where('key_hash', '=', keyHash).execute()
      return { ok: true, reference }
    }

    const { keyId, bytes } = seal(ring, text, reference)
    await transaction
      .insertInto('requests')
      .values({
        reference,
        received_at: receivedAt,
        key_id: keyId,
        sealed: bytes,
        marks: JSON.stringify(added.marks),
      })
      .execute()
    await transaction.insertInto('deliveries').values({ reference, next_attempt_at: receivedAt }).execute()
    return { ok: true, reference }
  })
}

const clientKeyHash = (ring: ContactStore['ring'], clientKey: string) =>
  fingerprint(ring, `Idempotency-Key ${clientKey}`)

function answerTo(earlier: { fingerprint: string; reference: string }, print: string): Saved {
  if (earlier.fingerprint !== print) return { ok: false, code: 'conflict' }
  return { ok: true, reference: earlier.reference }
}
