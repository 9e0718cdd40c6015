import 'server-only'
import type { Kysely } from 'kysely'
import type { ContactDatabase } from '@/lib/contact/migrations.server'

/** A request that nobody has got after this long is late, in milliseconds. */
const LATE_MS = 10 * 60 * 1000

/** How many requests wait, by what they wait for; nothing of any person. */
export type Undelivered = {
  /** Pending or under way. */
  waiting: number
  /** Those of them that came more than ten minutes ago. */
  late: number
  failed: number
  uncertain: number
  /** How long ago the oldest of all these came, in whole minutes; 0 when there is none. */
  oldestMinutes: number
}

/** Counts the requests that the staff have not got. */
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
  }
}
