import 'server-only'
import type { Kysely } from 'kysely'
import type { ContactDatabase } from '@/lib/contact/migrations.server'

/** The same content within this time is the same request: a second press without script, or a reload. */
export const SAME_CONTENT_MS = 10 * 60 * 1000
/** How long a client's `Idempotency-Key` is remembered. */
export const CLIENT_KEY_MS = 24 * 60 * 60 * 1000

type Repeat = ContactDatabase['repeats']

/** What was sent before under this key, or null. */
export async function findRepeat(
  db: Kysely<ContactDatabase>,
  keyHash: string,
  since: number,
): Promise<Repeat | null> {
  const found = await db
    .selectFrom('repeats')
    .selectAll()
    .where('key_hash', '=', keyHash)
    .where('created_at', '>', since)
    .executeTakeFirst()
  return found ?? null
}

/**
 * Takes a key for a request, if it is free or older than `windowMs`; of several that try at once, on any machine, one
 * gets it and the others wait for its end.
 * @returns null when the key was taken now, else what it stands for.
 */
export async function takeKey(
  db: Kysely<ContactDatabase>,
  repeat: Repeat,
  windowMs: number,
): Promise<Repeat | null> {
  const since = repeat.created_at - windowMs
  const taken = await db
    .insertInto('repeats')
    .values(repeat)
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet(repeat).where('repeats.created_at', '<=', since),
    )
    .returning('key_hash')
    .executeTakeFirst()
  return taken ? null : findRepeat(db, repeat.key_hash, since)
}
