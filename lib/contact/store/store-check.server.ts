import 'server-only'
import type { Kysely } from 'kysely'
import type { ContactDatabase } from '@/lib/contact/store/schema.server'

/**
 * Checks that the store is writable without changing anything.
 * @throws if it is read-only, locked for longer than a statement waits, damaged or unreachable.
 */
export async function checkWritable(db: Kysely<ContactDatabase>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Touches both tables but no row, because a reference is never empty.
    await transaction.updateTable('requests').set({ marks: '[]' }).where('reference', '=', '').execute()
    await transaction.updateTable('deliveries').set({ attempts: 0 }).where('reference', '=', '').execute()
  })
}
