import 'server-only'
import type { Kysely } from 'kysely'
import { byUrgency } from '@/lib/contact/request/call-urgency'
import { callbacksOf, lastResult, type Callback } from '@/lib/contact/store/callbacks.server'
import type { ContactDatabase } from '@/lib/contact/store/schema.server'
import { listStored, undeliveredStates, type StoredRequest } from '@/lib/contact/store/stored-requests.server'

export type OpenRequest = StoredRequest & {
  callbacks: Callback[]
  /** When the patient asked to be called back, if that came of the last call. */
  callAt: number | null
  /** When the call is due: then, or at the deadline. */
  due: number
}

/** The requests that nobody has handled and whose text hasn't been erased, most urgent first. */
export async function openRequests(db: Kysely<ContactDatabase>): Promise<OpenRequest[]> {
  const stored = await listStored(db, [...undeliveredStates, 'delivered'])
  const open = stored.filter(({ erased_at: erasedAt }) => erasedAt === null)
  const callbacks = await callbacksOf(
    db,
    open.map(({ reference }) => reference),
  )
  return open
    .map((request) => {
      const own = callbacks(request.reference)
      const callAt = lastResult(own)?.call_at ?? null
      // A patient who asked to be called back at some time has been talked to.
      const urgency = callAt === null ? request.urgency : null
      return { ...request, callbacks: own, callAt, due: callAt ?? request.call_by, urgency }
    })
    .sort((a, b) => byUrgency(a, b) || a.due - b.due)
}
