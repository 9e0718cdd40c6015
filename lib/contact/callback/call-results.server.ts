import 'server-only'
import type { Kysely } from 'kysely'
import type { CallResult, ContactDatabase, DeliveryState } from '@/lib/contact/store/schema.server'
import { recordAccess, type Access } from '@/lib/contact/store/access-log.server'
import type { ContactStore } from '@/lib/contact/store/contact-store.server'
import { callbacksOf, resultsIn, type Callback } from '@/lib/contact/store/callbacks.server'
import { changeNotes } from '@/lib/contact/store/notes.server'

/** How long a result can be undone, in milliseconds. */
const UNDO_MS = 24 * 60 * 60 * 1000
/** How long others see that someone is calling, in milliseconds. */
const CALLING_MS = 10 * 60 * 1000

/** What makes a request handled. After the others it still needs a call. */
const closing: readonly string[] = ['called', 'booked', 'not-a-patient'] satisfies CallResult[]

/** Changes with every result and undo, so that a page that is out of date changes nothing. */
export const versionOf = (callbacks: Callback[]) =>
  Math.max(0, ...resultsIn(callbacks).map(({ at, undone_at: undoneAt }) => undoneAt ?? at))

/** Who is calling now, if anyone said so and hasn't recorded a result. */
export function callingNow(callbacks: Callback[], now: number): Callback | undefined {
  const last = callbacks.at(-1)
  return last?.result === 'calling' && last.at > now - CALLING_MS ? last : undefined
}

/** The result that can still be undone, if any. */
export function undoable(callbacks: Callback[], now: number): Callback | undefined {
  const last = resultsIn(callbacks).at(-1)
  return last && last.undone_at === null && last.at > now - UNDO_MS ? last : undefined
}

/** A press of a button: for one person's requests, each with the version that the page showed. */
type Press = {
  requests: { reference: string; version: number }[]
  staff: Access['staff']
  now: number
}

type Recorded = { ok: true } | { ok: false; code: 'changed' | 'taken' | 'undo' }
type Change = { reference: string; callbacks: Callback[]; state: DeliveryState; at: number }

/**
 * Records what came of a call, or that someone is calling.
 * @returns `changed` if someone else has changed a request since, or it was pressed twice; `taken` if a colleague is
 * calling. Nothing is recorded then.
 */
export function recordCall(
  store: ContactStore,
  press: Press & { result: CallResult | 'calling'; note: string; callAt: number | null },
): Promise<Recorded> {
  const { result, note, callAt, staff, now } = press
  const name = staff.name ?? ''
  return changeAll(store, press, result, async (changes, { db, ring }) => {
    const other = changes.map(({ callbacks }) => callingNow(callbacks, now)).find((row) => row)
    if (result === 'calling' && other && other.staff !== name) return { ok: false, code: 'taken' }
    for (const { reference, state, at } of changes) {
      const row = { reference, at, result, staff: name, call_at: callAt, state_before: state }
      await db.insertInto('callbacks').values(row).execute()
      if (closing.includes(result)) await setState(db, reference, { state: 'handled', handled_at: now })
      if (note !== '') await changeNotes({ db, ring }, reference, (notes) => [...notes, { at, text: note }])
    }
    return { ok: true }
  })
}

/**
 * Takes back the last result of each request and its note.
 * @returns `undo` if it's too late, `changed` as above.
 */
export function undoCall(store: ContactStore, press: Press): Promise<Recorded> {
  return changeAll(store, press, 'undo', async (changes, { db, ring }) => {
    const undone = changes.flatMap((change) => {
      const last = undoable(change.callbacks, press.now)
      return last ? [{ ...change, last }] : []
    })
    if (undone.length < changes.length) return { ok: false, code: 'undo' }
    for (const { reference, last, at } of undone) {
      await db
        .updateTable('callbacks')
        .set({ undone_at: at })
        .where('reference', '=', reference)
        .where('at', '=', last.at)
        .execute()
      // Whoever was sending it has lost the lease. The provider recognizes the repeat.
      const state = last.state_before === 'sending' ? 'pending' : last.state_before
      if (closing.includes(last.result) && state !== 'handled')
        await setState(db, reference, { state, handled_at: null })
      await changeNotes({ db, ring }, reference, (notes) => notes.filter(({ at }) => at !== last.at))
    }
    return { ok: true }
  })
}

/** All of a press or nothing. The access log has the attempt in any case. */
async function changeAll(
  { db, ring }: ContactStore,
  { requests, staff, now }: Press,
  command: Access['command'],
  change: (changes: Change[], store: ContactStore) => Promise<Recorded>,
): Promise<Recorded> {
  const references = requests.map(({ reference }) => reference)
  await recordAccess(db, { staff, command, now }, references)
  return db.transaction().execute(async (transaction) => {
    const callbacks = await callbacksOf(transaction, references)
    const stored = await transaction
      .selectFrom('deliveries')
      .select(['reference', 'state'])
      .where('reference', 'in', ['', ...references])
      .execute()
    const isCurrent = requests.every(({ reference, version }) => versionOf(callbacks(reference)) === version)
    if (stored.length !== requests.length || !isCurrent) return { ok: false, code: 'changed' }
    const changes = stored.map(({ reference, state }) => {
      const own = callbacks(reference)
      // Two presses in the same millisecond are still two.
      return {
        reference,
        state,
        callbacks: own,
        at: Math.max(now, (own.at(-1)?.at ?? 0) + 1, versionOf(own) + 1),
      }
    })
    return change(changes, { db: transaction, ring })
  })
}

/** A request that is handled stays so, and one that isn't is reopened only from there. */
async function setState(
  db: Kysely<ContactDatabase>,
  reference: string,
  set: { state: DeliveryState; handled_at: number | null },
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ ...set, ...(set.state === 'handled' && { lease_until: null }) })
    .where('reference', '=', reference)
    .where('state', set.state === 'handled' ? '!=' : '=', 'handled')
    .execute()
}
