import 'server-only'
import type { Kysely } from 'kysely'
import type { ContactDatabase } from '@/lib/contact/store/schema.server'

/**
 * The same content within this time is the same request, such as a double-click without JavaScript or a
 * reload.
 */
export const SAME_CONTENT_MS = 10 * 60 * 1000
/** How long a client's `Idempotency-Key` is remembered. */
export const CLIENT_KEY_MS = 24 * 60 * 60 * 1000

type Repeat = ContactDatabase['repeats']

/** The earlier request with this key, or null. */
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
 * Claims a key for a request, if it is unused or older than `windowMs`. Of several concurrent callers on any
 * instance, one gets it and the others wait for it to finish.
 * @returns null if the key was claimed, otherwise its existing entry.
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
