import 'server-only'
import { sql, SqliteAdapter, type Kysely } from 'kysely'
import type { ContactStore } from '@/lib/contact/store/contact-store.server'
import type { ContactDatabase } from '@/lib/contact/store/schema.server'
import { listStored, type StoredRequest } from '@/lib/contact/store/stored-requests.server'
import { verifyBodies } from '@/lib/contact/staff/verify-bodies.server'

/**
 * Checks the whole store: file structure (SQLite), every body and every state.
 * @returns the contents and problems as lines, without personal data.
 */
export async function verifyStore(store: ContactStore): Promise<{ report: string[]; problems: string[] }> {
  const { keys, erased, unreadable } = await verifyBodies(store)
  const requests = await listStored(store.db)
  return {
    report: [
      `${requests.length} requests, ${erased} of them erased.`,
      ...Object.entries(keys).map(
        ([id, count], index) =>
          `Key ${id}${index === 0 ? ' (encrypts)' : ''} opens ${count}.${count || index === 0 ? '' : ' It can be taken out of the ring.'}`,
      ),
    ],
    problems: [
      ...(await structureProblems(store.db)),
      ...unreadable.map((reference) => `${reference}: what the person wrote cannot be opened`),
      ...(await withoutDelivery(store.db)).map((reference) => `${reference}: has no delivery`),
      ...requests.flatMap((request) =>
        stateProblems(request).map((problem) => `${request.reference}: ${problem}`),
      ),
    ],
  }
}

/** PostgreSQL checks its own files. */
async function structureProblems(db: Kysely<ContactDatabase>): Promise<string[]> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return []
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  return rows
    .map((row) => row.integrity_check)
    .filter((verdict) => verdict !== 'ok')
    .map((verdict) => `The file: ${verdict}`)
}

async function withoutDelivery(db: Kysely<ContactDatabase>): Promise<string[]> {
  const rows = await db
    .selectFrom('requests')
    .leftJoin('deliveries', 'deliveries.reference', 'requests.reference')
    .select('requests.reference')
    .where('deliveries.reference', 'is', null)
    .execute()
  return rows.map(({ reference }) => reference)
}

/** Inconsistencies in the state of one request. */
export function stateProblems(request: StoredRequest): string[] {
  const { state, lease_until: lease, delivered_at: deliveredAt, handled_at: handledAt } = request
  const rules: [boolean, string][] = [
    [state === 'sending' && lease === null, 'is being sent without a lease'],
    [state !== 'sending' && lease !== null, `is ${state} and has a lease`],
    [state === 'delivered' && deliveredAt === null, 'is delivered at no time'],
    [state === 'handled' && handledAt === null, 'is handled at no time'],
    [
      request.erased_at !== null && ['pending', 'sending', 'uncertain'].includes(state),
      `is ${state} and was erased`,
    ],
  ]
  return rules.flatMap(([isBroken, problem]) => (isBroken ? [problem] : []))
}
