import 'server-only'
import type { Kysely } from 'kysely'
import { officeDay } from '@/lib/contact/request/office-moment'
import type { ContactDatabase } from '@/lib/contact/store/schema.server'
import { addVisits, takeVisits } from '@/lib/platform/visits'

/**
 * Adds what this process has counted to the store, under the office's day.
 * @throws if the store can't be written; the counts then wait for the next call.
 */
export async function saveVisits(db: Kysely<ContactDatabase>, now = Date.now()): Promise<void> {
  const visits = takeVisits()
  if (visits.length === 0) return
  const day = officeDay(new Date(now)).date
  const rows = visits.map(([page, count]) => ({ day, page, count }))
  try {
    await db
      .insertInto('visits')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['day', 'page']).doUpdateSet((expression) => ({
          count: expression('visits.count', '+', expression.ref('excluded.count')),
        })),
      )
      .execute()
  } catch (error) {
    addVisits(visits)
    throw error
  }
}

/** How often each page was opened on each day ('2026-11-27'), since a day. */
export function visitsSince(db: Kysely<ContactDatabase>, day: string) {
  return db
    .selectFrom('visits')
    .select(['day', 'page', 'count'])
    .where('day', '>=', day)
    .orderBy('day')
    .orderBy('page')
    .execute()
}
