import 'server-only'
import type { Kysely } from 'kysely'
import type { ContactDatabase } from '@/lib/contact/store/schema.server'
import { byUrgency } from '@/lib/contact/request/call-urgency'
import { undeliveredStates } from '@/lib/contact/store/stored-requests.server'

/** A request is late if it is still undelivered after this many milliseconds. */
const LATE_MS = 10 * 60 * 1000
/** A longer list isn't read. */
const MOST_REFERENCES = 20
const HOUR_MS = 60 * 60 * 1000

/** What may need a person's attention, without personal data. */
export type Counts = {
  /** Undelivered requests: pending or being sent. */
  waiting: number
  /** Those that arrived more than ten minutes ago. */
  late: number
  failed: number
  uncertain: number
  /** Age of the oldest undelivered one in whole minutes; 0 if there are none. */
  oldestMinutes: number
  /** The number of requests stored within the last hour, in any state. */
  lastHour: number
  /** Wrong passcodes within the last hour. */
  refused: number
  /** Of the first 20 that failed, are uncertain or late. */
  references: string[]
}

/** Counts the requests that haven't reached the staff, and what may be an attack. */
export async function countProblems(db: Kysely<ContactDatabase>, now: number): Promise<Counts> {
  const rows = await db
    .selectFrom('deliveries')
    .innerJoin('requests', 'requests.reference', 'deliveries.reference')
    .select(['deliveries.state', 'requests.received_at', 'requests.reference', 'requests.urgency'])
    .where('deliveries.state', 'in', undeliveredStates)
    .orderBy('received_at')
    .execute()
  const isWaiting = ({ state }: (typeof rows)[number]) => state === 'pending' || state === 'sending'
  const isLate = (row: (typeof rows)[number]) => isWaiting(row) && row.received_at <= now - LATE_MS
  const oldest = rows.reduce((earliest, row) => Math.min(earliest, row.received_at), now)
  const { lastHour } = await db
    .selectFrom('requests')
    .select((eb) => eb.fn.countAll<number>().as('lastHour'))
    .where('received_at', '>', now - HOUR_MS)
    .executeTakeFirstOrThrow()
  const { refused } = await db
    .selectFrom('access_log')
    .select((eb) => eb.fn.countAll<number>().as('refused'))
    .where('command', '=', 'refused')
    .where('at', '>', now - HOUR_MS)
    .executeTakeFirstOrThrow()
  return {
    waiting: rows.filter(isWaiting).length,
    late: rows.filter(isLate).length,
    failed: rows.filter(({ state }) => state === 'failed').length,
    uncertain: rows.filter(({ state }) => state === 'uncertain').length,
    oldestMinutes: Math.floor((now - oldest) / 60_000),
    lastHour,
    refused,
    references: rows
      .toSorted(byUrgency)
      .filter((row) => !isWaiting(row) || isLate(row))
      .slice(0, MOST_REFERENCES)
      .map(({ reference }) => reference),
  }
}
