import 'server-only'
import type { Kysely } from 'kysely'
import { countReceived } from '@/lib/contact/store/flood.server'
import type { ContactDatabase } from '@/lib/contact/store/schema.server'

/** A request is late if it is still undelivered after this many milliseconds. */
const LATE_MS = 10 * 60 * 1000

/** Counts of undelivered requests by state, without personal data. */
export type Undelivered = {
  /** Pending or being sent. */
  waiting: number
  /** Those that arrived more than ten minutes ago. */
  late: number
  failed: number
  uncertain: number
  /** Age of the oldest in whole minutes; 0 if there are none. */
  oldestMinutes: number
  /** The number of requests stored within the last hour, in any state. */
  lastHour: number
}

/** Counts the requests that haven't reached the staff. */
export async function countUndelivered(db: Kysely<ContactDatabase>, now: number): Promise<Undelivered> {
  const rows = await db
    .selectFrom('deliveries')
    .innerJoin('requests', 'requests.reference', 'deliveries.reference')
    .select(['deliveries.state', 'requests.received_at'])
    .where('deliveries.state', 'in', ['pending', 'sending', 'failed', 'uncertain'])
    .execute()
  const waiting = rows.filter(({ state }) => state === 'pending' || state === 'sending')
  const oldest = rows.reduce((earliest, row) => Math.min(earliest, row.received_at), now)
  return {
    waiting: waiting.length,
    late: waiting.filter((row) => row.received_at <= now - LATE_MS).length,
    failed: rows.filter(({ state }) => state === 'failed').length,
    uncertain: rows.filter(({ state }) => state === 'uncertain').length,
    oldestMinutes: Math.floor((now - oldest) / 60_000),
    lastHour: await countReceived(db, now),
  }
}
