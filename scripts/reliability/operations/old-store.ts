import type { Insertable, Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations, type ContactDatabase } from '@/lib/contact/database/migrations.server'
import { encrypt } from '@/lib/contact/store/encryption.server'
import type { KeyRing } from '@/lib/contact/store/key-ring.server'
import { newReference } from '@/lib/contact/request/reference'
import { sampleRequest } from '@/lib/contact/testing/sample-request'

const previousVersion = Object.fromEntries(Object.entries(migrations).slice(0, -1))

type Delivery = Omit<Insertable<ContactDatabase['deliveries']>, 'reference' | 'next_attempt_at'>

/** Each way in which a request can be in a store. */
function deliveries(now: number): Delivery[] {
  const delivered = {
    state: 'delivered',
    attempts: 1,
    delivered_at: now - 60_000,
    provider_id: 'made-up',
  } as const
  return [
    ...Array.from({ length: 20 }, () => delivered),
    ...Array.from(
      { length: 5 },
      () => ({ state: 'pending', attempts: 3, last_error: 'unreachable' }) as const,
    ),
    { state: 'pending', attempts: 2, in_doubt_since: now - 60_000, last_error: 'timed-out' },
    { state: 'pending', deferred: 1 },
    { state: 'sending', attempts: 1, lease_until: now + 60_000, in_doubt_since: now },
    { state: 'failed', attempts: 1, last_error: 'refused' },
    { state: 'uncertain', attempts: 9, in_doubt_since: now - 24 * 3_600_000 },
    { state: 'handled', attempts: 1, handled_at: now - 60_000 },
    { ...delivered, round: 2 },
  ]
}

/** Fills an empty database with the schema of the version before this one and with requests of all kinds. */
export async function fillOldStore(db: Kysely<ContactDatabase>, ring: KeyRing): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const provider = { getMigrations: () => Promise.resolve(previousVersion) }
    const { error } = await new Migrator({ db: transaction, provider }).migrateToLatest()
    if (error) throw error
  })
  const now = Date.now()
  const receivedAt = now - 3_600_000
  for (const [index, delivery] of deliveries(now).entries()) {
    const reference = newReference()
    const body = JSON.stringify({ ...sampleRequest, lastName: `Example ${index}` })
    const { keyId, bytes } = encrypt(ring, body, reference)
    await db
      .insertInto('requests')
      .values({ reference, received_at: receivedAt, key_id: keyId, sealed: bytes, marks: '[]' })
      .execute()
    await db
      .insertInto('deliveries')
      .values({ reference, next_attempt_at: receivedAt, ...delivery })
      .execute()
    const repeat = { key_hash: `key of ${reference}`, fingerprint: 'made up', reference, created_at: now }
    await db.insertInto('repeats').values(repeat).execute()
  }
  const entry = { at: now, account: 'ana', name: null, command: 'show', subject: 'HS-0000-0000' }
  await db.insertInto('access_log').values(entry).execute()
}
