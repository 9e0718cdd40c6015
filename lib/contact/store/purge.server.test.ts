import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openStore, type ContactStore } from '@/lib/contact/store/contact-store.server'
import { markHandled, reopenDelivery, retryDelivery } from '@/lib/contact/store/orders.server'
import { markDelivered } from '@/lib/contact/store/outbox.server'
import { deliverDue } from '@/lib/contact/delivery/delivery.server'
import { purge } from '@/lib/contact/store/purge.server'
import { saveSample } from '@/lib/contact/testing/save-sample.server'
import { temporaryFolders } from '@/lib/contact/testing/temporary-folders'
import { listStored, openBody } from '@/lib/contact/store/stored-requests.server'

const newFolder = temporaryFolders()
const day = 24 * 60 * 60 * 1000
const start = Date.UTC(2026, 10, 17, 18)

let folder: string
let store: ContactStore
beforeEach(async () => {
  folder = newFolder()
  store = await openStore(folder)
})
afterEach(() => store.db.destroy())

const save = (firstName: string) => saveSample(store, { firstName }, { receivedAt: start })
const body = async (reference: string) =>
  store.db.selectFrom('requests').selectAll().where('reference', '=', reference).executeTakeFirst()
const state = (reference: string, value: 'failed' | 'uncertain' | 'sending') =>
  store.db.updateTable('deliveries').set({ state: value }).where('reference', '=', reference).execute()

test('erases the body of what nobody answered 30 days after delivery, also from the database files', async () => {
  const reference = await save('Jane')
  const encrypted = Buffer.from((await body(reference))!.sealed)
  const inFiles = () =>
    ['requests.sqlite', 'requests.sqlite-wal'].some((name) =>
      readFileSync(join(folder, name)).includes(encrypted),
    )
  await markDelivered(store.db, reference, { now: start + day })
  expect(await purge(store.db, start + 31 * day - 1)).toEqual({ erased: 0, forgotten: 0 })
  expect(inFiles()).toBe(true)

  expect(await purge(store.db, start + 31 * day)).toEqual({ erased: 1, forgotten: 0 })
  expect(await body(reference)).toMatchObject({ key_id: '', received_at: start, erased_at: start + 31 * day })
  expect((await body(reference))!.sealed).toHaveLength(0)
  expect(inFiles()).toBe(false)
  expect(await purge(store.db, start + 32 * day)).toEqual({ erased: 0, forgotten: 0 })
})

test('never erases undelivered requests', async () => {
  const references = await Promise.all(['Ann', 'Bob', 'Cleo', 'Dan'].map(save))
  await state(references[1]!, 'failed')
  await state(references[2]!, 'uncertain')
  await state(references[3]!, 'sending')
  expect(await purge(store.db, start + 1000 * day)).toEqual({ erased: 0, forgotten: 0 })
  for (const stored of await listStored(store.db)) expect(openBody(store.ring, stored).ok).toBe(true)
})

test('a handled request is erased 7 days after that, and completely deleted after 90', async () => {
  const reference = await save('Jane')
  await state(reference, 'failed')
  expect(await markHandled(store.db, reference, start + 30 * day)).toBe(true)
  expect(await purge(store.db, start + 37 * day - 1)).toMatchObject({ erased: 0 })
  expect(await purge(store.db, start + 37 * day)).toMatchObject({ erased: 1, forgotten: 0 })
  expect(await purge(store.db, start + 120 * day - 1)).toMatchObject({ forgotten: 0 })
  expect(await purge(store.db, start + 120 * day)).toEqual({ erased: 0, forgotten: 1 })
  for (const table of ['requests', 'deliveries', 'repeats'] as const) {
    expect(await store.db.selectFrom(table).selectAll().execute()).toEqual([])
  }
})

test('a request reopened after its body was erased is not sent empty', async () => {
  const reference = await save('Jane')
  await markDelivered(store.db, reference, { now: start, providerId: 'mail-1' })
  await purge(store.db, start + 30 * day)
  expect(await reopenDelivery(store.db, 'mail-1', 'bounced')).toBe(true)
  await retryDelivery(store.db, reference, start + 31 * day)
  const send = jest.fn()
  const addresses = { from: 'a@example.com', to: 'b@example.com' }
  await deliverDue({ store, transport: { send }, addresses, now: () => start + 31 * day })
  expect(send).not.toHaveBeenCalled()
  const [delivery] = await store.db.selectFrom('deliveries').selectAll().execute()
  expect(delivery).toMatchObject({ state: 'failed', last_error: 'erased' })
})
