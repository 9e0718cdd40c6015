import 'server-only'
import type { Kysely, Selectable } from 'kysely'
import type { ContactDatabase } from '@/lib/contact/store/schema.server'

export type Callback = Selectable<ContactDatabase['callbacks']>

/** What the staff recorded about these requests, oldest first. */
export async function callbacksOf(
  db: Kysely<ContactDatabase>,
  references: readonly string[],
): Promise<(reference: string) => Callback[]> {
  const rows = await db
    .selectFrom('callbacks')
    .selectAll()
    .where('reference', 'in', ['', ...references])
    .orderBy('at')
    .execute()
  const found = Map.groupBy(rows, ({ reference }) => reference)
  return (reference) => found.get(reference) ?? []
}

/** Without who was calling. */
export const resultsIn = (callbacks: Callback[]) => callbacks.filter(({ result }) => result !== 'calling')

/** The last result that wasn't undone, if any. */
export const lastResult = (callbacks: Callback[]) =>
  resultsIn(callbacks).findLast(({ undone_at: undoneAt }) => undoneAt === null)
