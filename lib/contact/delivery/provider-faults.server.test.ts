import { createServer, type AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import type { SMTPServerOptions } from 'smtp-server'
import { openStore, type ContactStore } from '@/lib/contact/store/contact-store.server'
import { retryDelivery } from '@/lib/contact/store/orders.server'
import { deliverDue } from '@/lib/contact/delivery/delivery.server'
import { startResendMailbox, type ResendFault } from '@/lib/contact/testing/resend-mailbox'
import { answer } from '@/lib/contact/testing/resend-receiver'
import { saveSample } from '@/lib/contact/testing/save-sample.server'
import { startSmtpReceiver } from '@/lib/contact/testing/smtp-receiver'
import { temporaryFolders } from '@/lib/contact/testing/temporary-folders'
import { resendTransport } from '@/lib/contact/delivery/transports/resend.server'
import { smtpTransport } from '@/lib/contact/delivery/transports/smtp.server'
import type { Transport } from '@/lib/contact/delivery/transports/transport'

const newFolder = temporaryFolders()
const addresses = { from: 'website@example.com', to: 'requests@example.com' }
const minute = 60_000
const start = Date.UTC(2026, 10, 17, 18)
/** Stands in for the transport's ten-second timeout. */
const limitMs = 300

let store: ContactStore
let now: number
const closing: (() => Promise<unknown>)[] = []
beforeEach(async () => {
  store = await openStore(newFolder())
  now = start
})
afterEach(async () => {
  await store.db.destroy()
  await Promise.all(closing.splice(0).map((close) => close()))
})

const delivery = async (reference: string) =>
  store.db.selectFrom('deliveries').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow()

/** Runs the worker every five seconds of simulated time. */
async function work(transport: Transport, ms: number) {
  for (const end = now + ms; now <= end; now += 5000) {
    await deliverDue({ store, transport, addresses, now: () => now })
  }
}

async function mailbox() {
  const started = await startResendMailbox()
  closing.push(started.close)
  return { ...started, transport: resendTransport('re_test', started.url, limitMs) }
}

const say =
  (status: number, body: object, headers = {}): ResendFault =>
  (response) =>
    answer(response, status, body, headers)

const passing: [string, ResendFault, string][] = [
  ['409, the same call under way', say(409, { name: 'concurrent_idempotent_requests' }), 'interrupted'],
  ['429 with Retry-After', say(429, { name: 'rate_limit_exceeded' }, { 'retry-after': '3600' }), 'busy'],
  ['500', say(500, { name: 'internal_server_error' }), 'interrupted'],
  ['no answer in time', () => {}, 'timed-out'],
  ['no answer in time, though taken', (_response, take) => void take(), 'timed-out'],
  ['a connection reset before acceptance', (response) => response.destroy(), 'interrupted'],
  [
    'a connection reset after acceptance',
    (response, take) => {
      take()
      response.destroy()
    },
    'interrupted',
  ],
  [
    'a yes that makes no sense',
    (response, take) => {
      take()
      response.end('{"id":')
    },
    'interrupted',
  ],
]

describe('Resend: temporary failures are delivered once, within 5 minutes after recovery', () => {
  test.each(passing)(
    '%s',
    async (_name, fault, code) => {
      const { accepted, calls, setFault, transport } = await mailbox()
      setFault(fault)
      const reference = await saveSample(store, {}, { receivedAt: now })
      await work(transport, 20 * minute)
      expect(calls.length).toBeGreaterThan(3)
      expect(await delivery(reference)).toMatchObject({ state: 'pending', last_error: code })

      setFault(null)
      await work(transport, 5 * minute)
      expect(await delivery(reference)).toMatchObject({ state: 'delivered', provider_id: 'mail-1' })
      expect([...accepted.keys()]).toEqual([`hanford-spine/${reference}`])
    },
    30_000,
  )

  test('a wrong API key fails and alerts, then is delivered once it is fixed', async () => {
    const { accepted, setFault, transport } = await mailbox()
    setFault(say(401, { name: 'invalid_api_key' }))
    const reference = await saveSample(store, {}, { receivedAt: now })
    await work(transport, 20 * minute)
    expect(await delivery(reference)).toMatchObject({ state: 'failed', last_error: 'unauthorized' })
    setFault(null)
    await work(transport, 5 * minute)
    expect(await delivery(reference)).toMatchObject({ state: 'delivered' })
    expect(accepted.size).toBe(1)
  }, 30_000)

  test.each(['nobody there', 'no TLS behind https'])('%s', async (name) => {
    const plain = createServer((socket) => socket.on('error', () => {}).on('data', () => socket.destroy()))
    plain.listen(0, '127.0.0.1')
    await new Promise((resolve) => plain.once('listening', resolve))
    const { port } = plain.address() as AddressInfo
    if (name === 'nobody there') plain.close()
    else closing.push(() => new Promise((resolve) => plain.close(resolve)))
    const reference = await saveSample(store, {}, { receivedAt: now })
    await work(resendTransport('re_test', `https://127.0.0.1:${port}`, limitMs), 20 * minute)
    // Nothing was sent, so it can be retried for days.
    expect(await delivery(reference)).toMatchObject({ state: 'pending', in_doubt_since: null })
    const { transport } = await mailbox()
    await work(transport, 5 * minute)
    expect(await delivery(reference)).toMatchObject({ state: 'delivered' })
  })
})

describe('Resend: permanent failures wait for a person', () => {
  test('422', async () => {
    const { accepted, calls, setFault, transport } = await mailbox()
    setFault(say(422, { name: 'validation_error' }))
    const reference = await saveSample(store, {}, { receivedAt: now })
    await work(transport, 60 * minute)
    setFault(null)
    await work(transport, 60 * minute)
    expect(calls).toHaveLength(1)
    expect(await delivery(reference)).toMatchObject({ state: 'failed', last_error: 'refused' })
    await retryDelivery(store.db, reference, now)
    await work(transport, 0)
    expect(await delivery(reference)).toMatchObject({ state: 'delivered' })
    expect([...accepted.keys()]).toEqual([`hanford-spine/${reference}`])
  })

  test('409, key used for other content', async () => {
    const { accepted, setFault, transport } = await mailbox()
    setFault(say(409, { name: 'invalid_idempotent_request' }))
    const reference = await saveSample(store, {}, { receivedAt: now })
    await work(transport, 60 * minute)
    setFault(null)
    expect(await delivery(reference)).toMatchObject({
      state: 'failed',
      last_error: 'key-reused',
      attempts: 1,
    })
    await retryDelivery(store.db, reference, now)
    await work(transport, 0)
    expect([...accepted.keys()]).toEqual([`hanford-spine/${reference}.2`])
  })
})

describe('SMTP', () => {
  const refuse = (responseCode: number) => Object.assign(new Error('no'), { responseCode })

  async function receiver(options?: SMTPServerOptions) {
    const started = await startSmtpReceiver(options)
    closing.push(started.close)
    return { ...started, transport: smtpTransport(`smtp://127.0.0.1:${started.port}`, limitMs) }
  }

  test('4xx: delivered once, within 5 minutes after recovery', async () => {
    const ill = await receiver({ onRcptTo: (_address, _session, done) => done(refuse(451)) })
    const reference = await saveSample(store, {}, { receivedAt: now })
    await work(ill.transport, 20 * minute)
    expect(await delivery(reference)).toMatchObject({
      state: 'pending',
      last_error: 'busy',
      in_doubt_since: null,
    })
    const well = await receiver()
    await work(well.transport, 5 * minute)
    expect(await delivery(reference)).toMatchObject({ state: 'delivered' })
    expect([ill.mails.length, well.mails.length]).toEqual([0, 1])
  }, 30_000)

  test('5xx fails permanently', async () => {
    const ill = await receiver({ onRcptTo: (_address, _session, done) => done(refuse(550)) })
    const reference = await saveSample(store, {}, { receivedAt: now })
    await work(ill.transport, 20 * minute)
    expect(await delivery(reference)).toMatchObject({ state: 'failed', last_error: 'refused', attempts: 1 })
  })

  test('connection lost after the content: sent again with the same Message-ID rather than lost', async () => {
    const raws: Buffer[] = []
    const ill = await receiver({
      onData(stream) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          raws.push(Buffer.concat(chunks))
          ill.hangUp()
        })
      },
    })
    const reference = await saveSample(store, {}, { receivedAt: now })
    await work(ill.transport, 0)
    expect(await delivery(reference)).toMatchObject({
      state: 'pending',
      last_error: 'interrupted',
      in_doubt_since: start,
    })
    const well = await receiver()
    await work(well.transport, 5 * minute)
    expect(await delivery(reference)).toMatchObject({ state: 'delivered' })
    const ids = await Promise.all(
      [...raws, well.mails[0]!.raw].map(async (raw) => (await PostalMime.parse(raw)).messageId),
    )
    expect(new Set(ids)).toEqual(new Set([`<${reference.toLowerCase()}@example.com>`]))
    expect(ids).toHaveLength(2)
  })
})
