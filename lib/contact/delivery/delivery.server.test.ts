import { retryDelivery } from '@/lib/contact/store/orders.server'
import { deliverDue } from '@/lib/contact/delivery/delivery.server'
import { keyRing } from '@/lib/contact/store/key-ring.server'
import { saveSample } from '@/lib/contact/testing/save-sample.server'
import { logLines } from '@/lib/platform/log/testing/log-lines'
import {
  addresses,
  deliveryFixture,
  hour,
  minute,
  second,
  transportThat,
} from '@/lib/contact/testing/delivery-fixture.server'
import type { Mail } from '@/lib/contact/delivery/transports/transport'

const fixture = deliveryFixture()
const { deliver, delivery, save } = fixture

test('delivers a due request once and records when', async () => {
  const { mails, transport } = transportThat()
  const references = [await save('Ann'), await save('Bob')]
  fixture.now += second
  await deliver(transport)
  await deliver(transport)
  expect(mails.map(({ key }) => key).sort()).toEqual(references.sort())
  for (const reference of references) {
    expect(await delivery(reference)).toMatchObject({
      state: 'delivered',
      attempts: 1,
      delivered_at: fixture.now,
      lease_until: null,
      last_error: null,
    })
  }
})

test('after a failure waits about 15 seconds, then twice as long, then succeeds', async () => {
  const { mails, transport } = transportThat(
    { ok: false, code: 'unreachable' },
    { ok: false, code: 'timed-out' },
  )
  const reference = await save()
  await deliver(transport)
  const first = await delivery(reference)
  expect(first).toMatchObject({ state: 'pending', attempts: 1, last_error: 'unreachable', lease_until: null })
  expect(first.next_attempt_at - fixture.now).toBeGreaterThanOrEqual(11 * second)
  expect(first.next_attempt_at - fixture.now).toBeLessThanOrEqual(15 * second)

  fixture.now = first.next_attempt_at - 1
  await deliver(transport)
  expect(mails).toHaveLength(1)

  fixture.now = first.next_attempt_at
  await deliver(transport)
  const next = await delivery(reference)
  expect(next).toMatchObject({ state: 'pending', attempts: 2, last_error: 'timed-out' })
  expect(next.next_attempt_at - fixture.now).toBeGreaterThanOrEqual(22 * second)

  fixture.now = next.next_attempt_at
  await deliver(transport)
  expect(await delivery(reference)).toMatchObject({ state: 'delivered', attempts: 3, last_error: null })
  expect(new Set(mails.map((mail) => JSON.stringify(mail))).size).toBe(1)
})

test('a failure does not hold up other requests', async () => {
  const { mails, transport } = transportThat({ ok: false, code: 'busy' })
  await save('Ann')
  fixture.now += 1
  const other = await save('Bob')
  await deliver(transport)
  expect(mails).toHaveLength(2)
  expect(await delivery(other)).toMatchObject({ state: 'delivered' })
})

describe('requests that tripped a trap', () => {
  const saveMarked = (firstName: string) =>
    saveSample(fixture.store, { firstName }, { receivedAt: fixture.now, marks: ['honeypot'] })
  const keysOf = (mails: Mail[]) => mails.map(({ key }) => key)

  test('are sent after all others, however long they have waited', async () => {
    const { mails, transport } = transportThat()
    const marked = [await saveMarked('Bot'), await saveMarked('Bot 2')]
    fixture.now += minute
    const clean = [await save('Ann'), await save('Bob')]
    await deliver(transport)
    expect(keysOf(mails).slice(0, 2).sort()).toEqual(clean.sort())
    expect(keysOf(mails).slice(2).sort()).toEqual(marked.sort())
  })

  test('wait while 100 e-mails were sent within an hour; others do not', async () => {
    const { mails, transport } = transportThat()
    for (let count = 1; count <= 120; count++) await saveMarked(`Bot ${count}`)
    await deliver(transport)
    expect(mails).toHaveLength(100)
    fixture.now += 59 * minute
    const patient = await save('Ann')
    await deliver(transport)
    expect(keysOf(mails).slice(100)).toEqual([patient])
    fixture.now += minute
    await deliver(transport)
    expect(mails).toHaveLength(121)
  })

  test('stop waiting once a person sends them', async () => {
    const { mails, transport } = transportThat({ ok: false, code: 'refused' })
    const marked = await saveMarked('Patient')
    await deliver(transport)
    expect(await retryDelivery(fixture.store.db, marked, fixture.now)).toBe(true)
    for (let count = 1; count <= 100; count++) await save(`Person ${count}`)
    await deliver(transport)
    expect(keysOf(mails)).toContain(marked)
    expect(mails).toHaveLength(102)
  })
})

test("honors the provider's Retry-After, up to 4 minutes", async () => {
  const { transport } = transportThat(
    { ok: false, code: 'busy', retryAfterMs: 120 * second },
    { ok: false, code: 'busy', retryAfterMs: 24 * 60 * minute },
  )
  const reference = await save()
  await deliver(transport)
  expect((await delivery(reference)).next_attempt_at).toBe(fixture.now + 120 * second)
  fixture.now += 120 * second
  await deliver(transport)
  expect((await delivery(reference)).next_attempt_at).toBe(fixture.now + 4 * minute)
})

test('a rejected request fails and waits for a person', async () => {
  const { mails, transport } = transportThat({ ok: false, code: 'refused' })
  const reference = await save()
  await deliver(transport)
  expect(await delivery(reference)).toMatchObject({
    state: 'failed',
    attempts: 1,
    last_error: 'refused',
    lease_until: null,
    in_doubt_since: null,
  })
  fixture.now += 7 * 24 * hour
  await deliver(transport)
  expect(mails).toHaveLength(1)
  expect(await retryDelivery(fixture.store.db, reference, fixture.now)).toBe(true)
  await deliver(transport)
  expect(await delivery(reference)).toMatchObject({ state: 'delivered' })
  // The provider has no e-mail with that key, so the retry reuses it.
  expect(mails.map(({ key }) => key)).toEqual([reference, reference])
})

test('a wrong password fails, and is retried within 5 minutes after it is fixed', async () => {
  const { transport } = transportThat(
    { ok: false, code: 'unauthorized' },
    { ok: false, code: 'unauthorized' },
  )
  const reference = await save()
  for (let attempts = 1; attempts <= 2; attempts++) {
    await deliver(transport)
    expect(await delivery(reference)).toMatchObject({ state: 'failed', attempts, last_error: 'unauthorized' })
    fixture.now += 4 * minute
  }
  await deliver(transport)
  expect(await delivery(reference)).toMatchObject({ state: 'delivered', last_error: null })
})

test('a transport that throws is an ordinary failure, and its message is not stored', async () => {
  const log = logLines()
  const reference = await save()
  await deliver({ send: () => Promise.reject(new Error('Jane Sample is no mailbox')) })
  expect(await delivery(reference)).toMatchObject({ state: 'pending', last_error: 'failed' })
  expect(log).toHaveLength(1)
  expect(log[0]).not.toContain('Jane')
})

test('gives up on a transport that hangs after the time limit', async () => {
  const reference = await save()
  await deliver({ send: () => new Promise(() => {}) }, { attemptLimitMs: 50 })
  expect(await delivery(reference)).toMatchObject({ state: 'pending', last_error: 'timed-out' })
})

test('stops before the next delivery if asked to', async () => {
  await save('Ann')
  await save('Bob')
  const { mails, transport } = transportThat()
  await deliverDue(
    { store: fixture.store, transport, addresses, now: () => fixture.now },
    () => mails.length === 1,
  )
  expect(mails).toHaveLength(1)
})

test("a request that can't be decrypted waits for its key and has an error code", async () => {
  const reference = await save()
  const { mails, transport } = transportThat()
  await deliverDue({
    store: { ...fixture.store, ring: keyRing([Buffer.alloc(32, 7)]) },
    transport,
    addresses,
    now: () => fixture.now,
  })
  expect(mails).toEqual([])
  expect(await delivery(reference)).toMatchObject({ state: 'failed', last_error: 'unknown-key' })
  fixture.now += 4 * minute
  await deliver(transport)
  expect(mails).toHaveLength(1)
})
