import 'server-only'
import type { Kysely } from 'kysely'
import { storedDeadline } from '@/lib/contact/callback/stored-deadline'
import type { ContactDatabase } from '@/lib/contact/store/schema.server'

/** A request that nobody has marked as handled. Nothing in it is personal. */
export type OpenRequest = {
  reference: string
  receivedAt: Date
  callBy: Date
  /** Whether it tripped a spam trap (fields/traps.ts). */
  isMarked: boolean
  linkId: string | null
  keyId: string
}

/** The requests that nobody has marked as handled and whose text hasn't been erased, most urgent first. */
export async function openRequests(db: Kysely<ContactDatabase>): Promise<OpenRequest[]> {
  const rows = await db
    .selectFrom('requests')
    .innerJoin('deliveries', 'deliveries.reference', 'requests.reference')
    .select(['requests.reference', 'received_at', 'call_by', 'marks', 'link_id', 'key_id'])
    .where('deliveries.state', '!=', 'handled')
    .where('erased_at', 'is', null)
    .execute()
  return rows
    .map((row) => ({
      reference: row.reference,
      receivedAt: new Date(row.received_at),
      callBy: storedDeadline(row),
      isMarked: row.marks !== '[]',
      linkId: row.link_id,
      keyId: row.key_id,
    }))
    .sort((a, b) => a.callBy.getTime() - b.callBy.getTime() || (a.reference < b.reference ? -1 : 1))
}
