import 'server-only'
import type { Kysely } from 'kysely'
import type { ContactDatabase } from '@/lib/contact/store/schema.server'

/** More requests than this in one hour count as a flood: about ten times as many as on a busy day. */
export const FLOOD_PER_HOUR = 100

const HOUR_MS = 60 * 60 * 1000

/** The number of requests stored within the last hour, in any state. */
export async function countReceived(db: Kysely<ContactDatabase>, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('requests')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('received_at', '>', now - HOUR_MS)
    .executeTakeFirstOrThrow()
  return count
}

/** Whether a flood's worth of e-mails was sent within the last hour. */
export async function isMailboxFlooded(db: Kysely<ContactDatabase>, now: number): Promise<boolean> {
  const { count } = await db
    .selectFrom('deliveries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('delivered_at', '>', now - HOUR_MS)
    .executeTakeFirstOrThrow()
  return count >= FLOOD_PER_HOUR
}
