import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { openStore } from '@/lib/contact/store/contact-store.server'
import { deliverDue } from '@/lib/contact/delivery/delivery.server'
import { loadKeyRing } from '@/lib/contact/store/key-ring.server'
import { lockWait } from '@/lib/contact/store/lock-wait.server'
import { migrations } from '@/lib/contact/store/schema.server'
import { encrypt } from '@/lib/contact/store/encryption.server'
import { NodeSqliteDialect } from '@/lib/contact/store/sqlite-dialect.server'
import { sampleRequest } from '@/lib/contact/testing/sample-request'
import { temporaryFolders } from '@/lib/contact/testing/temporary-folders'
import type { Mail } from '@/lib/contact/delivery/transports/transport'

const newFolder = temporaryFolders()

/** A store of the first release with one pending and one delivered request. */
async function firstStore(folder: string) {
  const ring = loadKeyRing(folder)
  const file = new DatabaseSync(join(folder, 'requests.sqlite'))
  const db = new Kysely<unknown>({ dialect: new NodeSqliteDialect(file, lockWait()) })
  const provider = { getMigrations: () => Promise.resolve(migrations) }
  const { error } = await new Migrator({ db, provider }).migrateTo('001-requests')
  if (error) throw error
  const request = file.prepare('insert into requests values (?, 1000, ?, ?, ?, ?)')
  const delivery = file.prepare('insert into deliveries values (?, ?, 0, 1000, null, null, null)')
  for (const [reference, state, marks] of [
    ['HS-0000-0001', 'pending', '[]'],
    ['HS-0000-0002', 'delivered', '["honeypot"]'],
  ] as const) {
    const { keyId, bytes } = encrypt(ring, JSON.stringify(sampleRequest), reference)
    request.run(reference, keyId, bytes, `print of ${reference}`, marks)
    delivery.run(reference, state)
  }
  await db.destroy()
}

test("migrates the first release's store and delivers its pending requests", async () => {
  const folder = newFolder()
  await firstStore(folder)
  const store = await openStore(folder)
  const sent: Mail[] = []
  const transport = {
    send(mail: Mail) {
      sent.push(mail)
      return Promise.resolve({ ok: true as const })
    },
  }
  const addresses = { from: 'a@example.com', to: 'b@example.com' }
  expect(await deliverDue({ store, transport, addresses, now: () => 2000 })).toBe(1)
  expect(sent[0]).toMatchObject({ key: 'HS-0000-0001' })
  expect(sent[0]?.text).toContain('Jane Sample')
  const rows = await store.db.selectFrom('deliveries').selectAll().orderBy('reference').execute()
  expect(rows).toMatchObject([
    { state: 'delivered', round: 1, in_doubt_since: null, deferred: 0 },
    { state: 'delivered', round: 1, delivered_at: null, deferred: 1 },
  ])
  await store.db.destroy()
})

test('refuses a store that a newer version has migrated', async () => {
  const folder = newFolder()
  await (await openStore(folder)).db.destroy()
  const file = new DatabaseSync(join(folder, 'requests.sqlite'))
  file.exec("insert into kysely_migration values ('999-newer', '2030-01-01T00:00:00.000Z')")
  file.close()
  await expect(openStore(folder)).rejects.toThrow('999-newer')
})
