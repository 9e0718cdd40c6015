import 'server-only'
import type { Kysely, Selectable } from 'kysely'
import type { CallResult, ContactDatabase } from '@/lib/contact/store/schema.server'
import { parseStoredRequest, type StaffNote } from '@/lib/contact/request/schema'
import { recordAccess, type Access } from '@/lib/contact/store/access-log.server'
import type { ContactStore } from '@/lib/contact/store/contact-store.server'
import { decrypt, encrypt } from '@/lib/contact/store/encryption.server'

/** How long a result can be undone, in milliseconds. */
const UNDO_MS = 10 * 60 * 1000

export type Callback = Selectable<ContactDatabase['callbacks']>

/** What the staff recorded about a request, oldest first. */
export function callbacksOf(db: Kysely<ContactDatabase>, reference: string): Promise<Callback[]> {
  return db.selectFrom('callbacks').selectAll().where('reference', '=', reference).orderBy('at').execute()
}

/** Changes with every result and undo, so that a page that is out of date changes nothing. */
export const versionOf = (callbacks: Callback[]) =>
  Math.max(0, ...callbacks.map(({ at, undone_at: undoneAt }) => undoneAt ?? at))

type Change = { reference: string; version: number; staff: Access['staff']; now: number }

/**
 * Records what came of a call. The request is then handled, unless nobody was reached.
 * @param version of the page on which it was pressed; see `versionOf`.
 * @returns false if someone else has changed the request since, or it was pressed twice.
 */
export function recordCall(
  { db, ring }: ContactStore,
  { reference, version, staff, now, result, note }: Change & { result: CallResult; note: string },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await recordAccess(transaction, { staff, command: result, now }, [reference])
    if (versionOf(await callbacksOf(transaction, reference)) !== version) return false
    const { state } = await transaction
      .selectFrom('deliveries')
      .select('state')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    await transaction
      .insertInto('callbacks')
      .values({ reference, at: now, result, state_before: state })
      .execute()
    if (result !== 'not-reached')
      await transaction
        .updateTable('deliveries')
        .set({ state: 'handled', handled_at: now, lease_until: null })
        .where('reference', '=', reference)
        .where('state', '!=', 'handled')
        .execute()
    if (note !== '')
      await changeNotes({ db: transaction, ring }, reference, (notes) => [...notes, { at: now, text: note }])
    return true
  })
}

/**
 * Takes back the last result and its note, within ten minutes.
 * @returns false if it's too late, or someone else has changed the request since.
 */
export function undoCall(
  { db, ring }: ContactStore,
  { reference, version, staff, now }: Change,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await recordAccess(transaction, { staff, command: 'undo', now }, [reference])
    const callbacks = await callbacksOf(transaction, reference)
    const last = undoable(callbacks, now)
    if (!last || versionOf(callbacks) !== version) return false
    await transaction
      .updateTable('callbacks')
      .set({ undone_at: now })
      .where('reference', '=', reference)
      .where('at', '=', last.at)
      .execute()
    if (last.result !== 'not-reached' && last.state_before !== 'handled') {
      // Whoever was sending it has lost the lease. The provider recognizes the repeat.
      const state = last.state_before === 'sending' ? 'pending' : last.state_before
      await transaction
        .updateTable('deliveries')
        .set({ state, handled_at: null })
        .where('reference', '=', reference)
        .where('state', '=', 'handled')
        .execute()
    }
    await changeNotes({ db: transaction, ring }, reference, (notes) =>
      notes.filter(({ at }) => at !== last.at),
    )
    return true
  })
}

/** The result that can still be undone, if any. */
export function undoable(callbacks: Callback[], now: number): Callback | undefined {
  const last = callbacks.at(-1)
  return last && last.undone_at === null && last.at > now - UNDO_MS ? last : undefined
}

/**
 * Changes the staff's notes on a request. They may contain health information, so they are part of its encrypted
 * body and are erased with it. Does nothing if the body can't be decrypted. Call it in a transaction.
 */
async function changeNotes(
  { db, ring }: ContactStore,
  reference: string,
  change: (notes: StaffNote[]) => StaffNote[],
): Promise<void> {
  const { key_id: keyId, sealed: bytes } = await db
    .selectFrom('requests')
    .select(['key_id', 'sealed'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  const opened = decrypt(ring, { keyId, bytes }, reference)
  if (!opened.ok) return
  const request = parseStoredRequest(opened.text)
  const notes = change(request.notes ?? [])
  const sealed = encrypt(ring, JSON.stringify({ ...request, notes }), reference)
  await db
    .updateTable('requests')
    .set({ key_id: sealed.keyId, sealed: sealed.bytes })
    .where('reference', '=', reference)
    .execute()
}
