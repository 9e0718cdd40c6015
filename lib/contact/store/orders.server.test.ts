import { openStore, type ContactStore } from '@/lib/contact/store/contact-store.server'
import { markHandled, reopenDelivery, retryDelivery } from '@/lib/contact/store/orders.server'
import { claimDelivery, markDelivered } from '@/lib/contact/store/outbox.server'
import { saveSample } from '@/lib/contact/testing/save-sample.server'
import { temporaryFolders } from '@/lib/contact/testing/temporary-folders'

const newFolder = temporaryFolders()
const hour = 60 * 60 * 1000
const start = Date.UTC(2026, 10, 17, 18)

let store: ContactStore
beforeEach(async () => {
  store = await openStore(newFolder())
})
afterEach(() => store.db.destroy())

let people = 0
const save = (receivedAt = start) => saveSample(store, { firstName: `Person ${++people}` }, { receivedAt })
const delivery = async (reference: string) =>
  store.db.selectFrom('deliveries').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow()

test('a person can only resend failed or uncertain requests', async () => {
  const [pending, delivered, handled] = [await save(), await save(), await save()]
  await markDelivered(store.db, delivered, { now: start })
  await markHandled(store.db, handled, start)
  for (const reference of [pending, delivered, handled, 'HS-0000-0000']) {
    expect(await retryDelivery(store.db, reference, start)).toBe(false)
  }
})

test('is sent as a new e-mail after a bounce', async () => {
  const reference = await save()
  await markDelivered(store.db, reference, { now: start, providerId: 'mail-1' })
  expect(await reopenDelivery(store.db, 'mail-1', 'bounced')).toBe(true)
  expect(await retryDelivery(store.db, reference, start + hour)).toBe(true)
  expect(await delivery(reference)).toMatchObject({
    state: 'pending',
    round: 2,
    provider_id: null,
    attempts: 0,
  })
})

test('handled is final, but not possible while it is being sent', async () => {
  const reference = await save()
  await claimDelivery(store.db, start)
  expect(await markHandled(store.db, reference, start)).toBe(false)
  await markDelivered(store.db, reference, { now: start })
  expect(await markHandled(store.db, reference, start + hour)).toBe(true)
  expect(await delivery(reference)).toMatchObject({ state: 'handled', handled_at: start + hour })
  // A late result from a transport changes nothing.
  await markDelivered(store.db, reference, { now: start + 2 * hour })
  expect(await delivery(reference)).toMatchObject({ state: 'handled' })
  expect(await markHandled(store.db, 'HS-0000-0000', start)).toBe(false)
})
