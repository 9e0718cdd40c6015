import 'server-only'
import type { Kysely } from 'kysely'
import type { ContactDatabase } from '@/lib/contact/migrations.server'

/**
 * Takes the right to write and lets it go again; nothing is changed.
 * @throws when the store cannot be written: read-only, locked for longer than a statement waits, damaged, out of reach.
 */
export async function checkWritable(db: Kysely<ContactDatabase>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Both tables, and no row: a reference is never empty.
    await transaction.updateTable('requests').set({ marks: '[]' }).where('reference', '=', '').execute()
    await transaction.updateTable('deliveries').set({ attempts: 0 }).where('reference', '=', '').execute()
  })
}
