import PostalMime from 'postal-mime'
import { openStore, type ContactStore } from './contact-store.server'
import { claimDelivery, LEASE_MS } from './delivery-queue.server'
import { retryDelivery } from './delivery-orders.server'
import { deliverDue } from './delivery.server'
import { keyRing } from './key-ring.server'
import { startResendReceiver } from './testing/resend-receiver'
import { sampleRequest } from './testing/sample-request'
import { saveSample } from './testing/save-sample.server'
import { startSmtpReceiver } from './testing/smtp-receiver'
import { temporaryFolders } from './testing/temporary-folders'
import { resendTransport } from './transports/resend.server'
import { smtpTransport } from './transports/smtp.server'
import type { Mail, SendResult, Transport } from './transports/transport'
import { logLines } from '@/lib/log/testing/log-lines'

const newFolder = temporaryFolders()
const addresses = { from: 'website@example.com', to: 'requests@example.com' }
const start = Date.UTC(2026, 10, 17, 18)
const second = 1000
const minute = 60 * second
const hour = 60 * minute

let folder: string
let store: ContactStore
let now: number

beforeEach(async () => {
  folder = newFolder()
  store = await openStore(folder)
  now = start
})
afterEach(() => store.db.destroy())

const save = (firstName = 'Jane') => saveSample(store, { firstName }, { receivedAt: now })
const delivery = async (reference: string) =>
  store.db.selectFrom('deliveries').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow()
const deliver = (transport: Transport, more: object = {}) =>
  deliverDue({ store, transport, addresses, now: () => now, ...more })

/** A transport that answers as told, then takes everything. */
function transportThat(...answers: SendResult[]) {
  const mails: Mail[] = []
  const transport: Transport = {
    send: (mail) => {
      mails.push(mail)
      return Promise.resolve(answers.shift() ?? { ok: true })
    },
  }
  return { mails, transport }
}

test('delivers what is due, once, and notes when', async () => {
  const { mails, transport } = transportThat()
  const references = [await save('Ann'), await save('Bob')]
  now += second
  await deliver(transport)
  await deliver(transport)
  expect(mails.map(({ key }) => key).sort()).toEqual(references.sort())
  for (const reference of references) {
    expect(await delivery(reference)).toMatchObject({
      state: 'delivered',
      attempts: 1,
      delivered_at: now,
      lease_until: null,
      last_error: null,
    })
  }
})

test('after a failure it waits about 15 seconds, then twice as long, and gets through', async () => {
  const { mails, transport } = transportThat(
    { ok: false, code: 'unreachable' },
    { ok: false, code: 'timed-out' },
  )
  const reference = await save()
  await deliver(transport)
  const first = await delivery(reference)
  expect(first).toMatchObject({ state: 'pending', attempts: 1, last_error: 'unreachable', lease_until: null })
  expect(first.next_attempt_at - now).toBeGreaterThanOrEqual(11 * second)
  expect(first.next_attempt_at - now).toBeLessThanOrEqual(15 * second)

  now = first.next_attempt_at - 1
  await deliver(transport)
  expect(mails).toHaveLength(1)

  now = first.next_attempt_at
  await deliver(transport)
  const next = await delivery(reference)
  expect(next).toMatchObject({ state: 'pending', attempts: 2, last_error: 'timed-out' })
  expect(next.next_attempt_at - now).toBeGreaterThanOrEqual(22 * second)

  now = next.next_attempt_at
  await deliver(transport)
  expect(await delivery(reference)).toMatchObject({ state: 'delivered', attempts: 3, last_error: null })
  expect(new Set(mails.map((mail) => JSON.stringify(mail))).size).toBe(1)
})

test('one that fails does not hold up the others', async () => {
  const { mails, transport } = transportThat({ ok: false, code: 'busy' })
  await save('Ann')
  now += 1
  const other = await save('Bob')
  await deliver(transport)
  expect(mails).toHaveLength(2)
  expect(await delivery(other)).toMatchObject({ state: 'delivered' })
})

test('the provider may ask for a longer wait, up to 4 minutes', async () => {
  const { transport } = transportThat(
    { ok: false, code: 'busy', retryAfterMs: 120 * second },
    { ok: false, code: 'busy', retryAfterMs: 24 * 60 * minute },
  )
  const reference = await save()
  await deliver(transport)
  expect((await delivery(reference)).next_attempt_at).toBe(now + 120 * second)
  now += 120 * second
  await deliver(transport)
  expect((await delivery(reference)).next_attempt_at).toBe(now + 4 * minute)
})

test('a refusal fails, stays and waits for a person', async () => {
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
  now += 7 * 24 * hour
  await deliver(transport)
  expect(mails).toHaveLength(1)
  expect(await retryDelivery(store.db, reference, now)).toBe(true)
  await deliver(transport)
  expect(await delivery(reference)).toMatchObject({ state: 'delivered' })
  // Nobody knows of a mail under that key: the second sending is the same mail.
  expect(mails.map(({ key }) => key)).toEqual([reference, reference])
})

test('a wrong password fails, and goes out by itself within 5 minutes once it is mended', async () => {
  const { transport } = transportThat(
    { ok: false, code: 'unauthorized' },
    { ok: false, code: 'unauthorized' },
  )
  const reference = await save()
  for (let attempts = 1; attempts <= 2; attempts++) {
    await deliver(transport)
    expect(await delivery(reference)).toMatchObject({ state: 'failed', attempts, last_error: 'unauthorized' })
    now += 4 * minute
  }
  await deliver(transport)
  expect(await delivery(reference)).toMatchObject({ state: 'delivered', last_error: null })
})

test('a transport that throws is a failure like any other, and its words are not kept', async () => {
  const log = logLines()
  const reference = await save()
  await deliver({ send: () => Promise.reject(new Error('Jane Sample is no mailbox')) })
  expect(await delivery(reference)).toMatchObject({ state: 'pending', last_error: 'failed' })
  expect(log).toHaveLength(1)
  expect(log[0]).not.toContain('Jane')
})

test('a transport that hangs is left after the time limit', async () => {
  const reference = await save()
  await deliver({ send: () => new Promise(() => {}) }, { attemptLimitMs: 50 })
  expect(await delivery(reference)).toMatchObject({ state: 'pending', last_error: 'timed-out' })
})

test('stops before the next one when asked to', async () => {
  await save('Ann')
  await save('Bob')
  const { mails, transport } = transportThat()
  await deliverDue({ store, transport, addresses, now: () => now }, () => mails.length === 1)
  expect(mails).toHaveLength(1)
})

describe('sends in doubt', () => {
  const inDoubt: SendResult = { ok: false, code: 'timed-out' }

  test('are repeated under the same key for 23 hours after the first of them began', async () => {
    const { mails, transport } = transportThat({ ok: false, code: 'busy' }, ...Array(50).fill(inDoubt))
    const reference = await save()
    await deliver(transport)
    expect(await delivery(reference)).toMatchObject({ in_doubt_since: null })

    now += 30 * hour
    const began = now
    for (const passed of [0, 10 * hour, 23 * hour - 1]) {
      now = began + passed
      await deliver(transport)
      expect(await delivery(reference)).toMatchObject({ state: 'pending', in_doubt_since: began })
    }
    expect(mails).toHaveLength(4)
    expect(new Set(mails.map((mail) => JSON.stringify(mail))).size).toBe(1)

    now = began + 23 * hour + 5 * minute
    await deliver(transport)
    expect(mails).toHaveLength(4)
    expect(await delivery(reference)).toMatchObject({
      state: 'uncertain',
      last_error: 'timed-out',
      lease_until: null,
      in_doubt_since: began,
    })
    now += 24 * hour
    await deliver(transport)
    expect(mails).toHaveLength(4)
  })

  test('a process that died while sending counts as one, from its claim on', async () => {
    const { mails, transport } = transportThat()
    const reference = await save()
    await claimDelivery(store.db, now)
    expect(await delivery(reference)).toMatchObject({ state: 'sending', in_doubt_since: start })
    now += 23 * hour
    await deliver(transport)
    expect(mails).toEqual([])
    expect(await delivery(reference)).toMatchObject({ state: 'uncertain' })
  })

  test('a clear refusal leaves an earlier doubt', async () => {
    const { transport } = transportThat(inDoubt, { ok: false, code: 'busy' })
    const reference = await save()
    await deliver(transport)
    now += 4 * minute
    await deliver(transport)
    expect(await delivery(reference)).toMatchObject({ last_error: 'busy', in_doubt_since: start })
  })

  test('an outage without doubt lasts as long as it likes', async () => {
    const { transport } = transportThat(...Array(3).fill({ ok: false, code: 'unreachable' }))
    const reference = await save()
    for (let day = 0; day < 3; day++) {
      await deliver(transport)
      expect(await delivery(reference)).toMatchObject({ state: 'pending' })
      now += 24 * hour
    }
    await deliver(transport)
    expect(await delivery(reference)).toMatchObject({ state: 'delivered' })
  })

  test('sent again by a person, it is a new mail under a new key', async () => {
    const { mails, transport } = transportThat(inDoubt)
    const reference = await save()
    await deliver(transport)
    now += 24 * hour
    await deliver(transport)
    expect(await delivery(reference)).toMatchObject({ state: 'uncertain' })
    await retryDelivery(store.db, reference, now)
    await deliver(transport)
    expect(mails.map(({ key }) => key)).toEqual([reference, `${reference}.2`])
    expect(await delivery(reference)).toMatchObject({ state: 'delivered', round: 2 })
  })
})

describe('leases', () => {
  test('a delivery under way is left alone until its lease ends, then taken over', async () => {
    const reference = await save()
    // A process that died between taking the delivery and marking it.
    expect(await claimDelivery(store.db, now)).toMatchObject({ reference, attempts: 1 })
    expect(await delivery(reference)).toMatchObject({ state: 'sending', lease_until: now + LEASE_MS })

    const { mails, transport } = transportThat()
    now += LEASE_MS - 1
    await deliver(transport)
    expect(mails).toEqual([])

    now += 1
    await deliver(transport)
    expect(mails).toHaveLength(1)
    expect(await delivery(reference)).toMatchObject({ state: 'delivered', attempts: 2 })
  })

  test('two processes on one file send each mail once', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `Person ${index}`)
    for (const name of names) await save(name)
    const other = await openStore(folder)
    const { mails, transport } = transportThat()
    await Promise.all(
      [store, other].map((each) => deliverDue({ store: each, transport, addresses, now: () => now })),
    )
    await other.db.destroy()
    expect(mails).toHaveLength(20)
    expect(new Set(mails.map(({ key }) => key)).size).toBe(20)
  })

  test('who lost the lease cannot call back what another delivered', async () => {
    const reference = await save()
    const slow: Transport = {
      async send() {
        now += LEASE_MS
        await deliver(transportThat().transport)
        return { ok: false, code: 'timed-out' }
      },
    }
    await deliver(slow)
    expect(await delivery(reference)).toMatchObject({ state: 'delivered', last_error: null })
  })
})

test('what cannot be opened waits for its key, and is named in a code', async () => {
  const reference = await save()
  const { mails, transport } = transportThat()
  await deliverDue({
    store: { ...store, ring: keyRing([Buffer.alloc(32, 7)]) },
    transport,
    addresses,
    now: () => now,
  })
  expect(mails).toEqual([])
  expect(await delivery(reference)).toMatchObject({ state: 'failed', last_error: 'unknown-key' })
  now += 4 * minute
  await deliver(transport)
  expect(mails).toHaveLength(1)
})

describe('with real servers', () => {
  test('SMTP: down at first, delivered when it is back, readable', async () => {
    const down = await startSmtpReceiver()
    await down.close()
    const reference = await save()
    await deliver(smtpTransport(`smtp://127.0.0.1:${down.port}`))
    expect(await delivery(reference)).toMatchObject({ state: 'pending', last_error: 'unreachable' })

    const up = await startSmtpReceiver()
    now += minute
    await deliver(smtpTransport(`smtp://127.0.0.1:${up.port}`))
    await up.close()
    expect(await delivery(reference)).toMatchObject({ state: 'delivered' })
    const mail = await PostalMime.parse(up.mails[0]!.raw)
    expect(mail.subject).toBe(`Appointment request ${reference}`)
    expect(mail.replyTo).toEqual([{ name: '', address: sampleRequest.email }])
    expect(mail.text).toContain('> Mornings are worst.')
  })

  test('Resend: the same key and the same text at every attempt', async () => {
    let down = true
    const { calls, url, close } = await startResendReceiver((response) => {
      response.writeHead(down ? 500 : 200, { 'content-type': 'application/json' })
      response.end(down ? '{"statusCode":500,"name":"internal_server_error"}' : '{"id":"1"}')
    })
    const reference = await save()
    await deliver(resendTransport('re_test', url))
    expect(await delivery(reference)).toMatchObject({ state: 'pending', last_error: 'interrupted' })
    down = false
    now += minute
    await deliver(resendTransport('re_test', url))
    await close()
    expect(await delivery(reference)).toMatchObject({ state: 'delivered' })
    expect(calls).toHaveLength(2)
    expect(calls[1]).toEqual(calls[0])
    expect(calls[0]?.idempotencyKey).toContain(reference)
  })
})
