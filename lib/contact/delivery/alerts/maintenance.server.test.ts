import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { recordAccess } from '@/lib/contact/store/access-log.server'
import { openStore, reportStoreFailure, type ContactStore } from '@/lib/contact/store/contact-store.server'
import { saveSample } from '@/lib/contact/testing/save-sample.server'
import { temporaryFolders } from '@/lib/contact/testing/temporary-folders'
import type { Mail, SendResult } from '@/lib/contact/delivery/transports/transport'
import { runMaintenance } from '@/lib/contact/delivery/alerts/maintenance.server'

const newFolder = temporaryFolders()
const minute = 60_000
const start = Date.UTC(2026, 10, 17, 18)

let folder: string
let store: ContactStore
let mails: Mail[]
let answers: SendResult[]
const closing: (() => unknown)[] = []
// Only the clock is fake.
jest.useFakeTimers({
  doNotFake: [
    ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
    ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
  ],
})
beforeEach(async () => {
  folder = newFolder()
  store = await openStore(folder)
  mails = []
  answers = []
  for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
    if (symbol.description?.startsWith('hanford.')) Reflect.deleteProperty(globalThis, symbol)
  }
})
afterEach(async () => {
  await store.db.destroy()
  await Promise.all(closing.splice(0).map((close) => close()))
})

const channel = {
  addresses: { from: 'site@example.com', to: 'staff@example.com' },
  transport: {
    send: (mail: Mail) => {
      mails.push(mail)
      return Promise.resolve(answers.shift() ?? { ok: true as const })
    },
  },
}
function maintain(now: number, more: object = {}) {
  jest.setSystemTime(now)
  return runMaintenance({ store, dataDir: folder, site: 'https://spine.example.com', channel, ...more }, now)
}
const set = (reference: string, state: 'failed' | 'uncertain' | 'delivered') =>
  store.db.updateTable('deliveries').set({ state }).where('reference', '=', reference).execute()

/** A fake operator's webhook that records what it receives. */
async function startService(status = 200) {
  const calls: { method: string | undefined; body: string }[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    calls.push({ method: request.method, body: Buffer.concat(chunks).toString() })
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { calls, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` }
}

test('sends no alert while everything works, and pings the heartbeat URL', async () => {
  const { calls, url } = await startService()
  const reference = await saveSample(store, {}, { receivedAt: start })
  expect(await maintain(start + 10 * minute - 1, { heartbeatUrl: url })).toEqual({
    counts: {
      waiting: 1,
      late: 0,
      failed: 0,
      uncertain: 0,
      oldestMinutes: 9,
      lastHour: 1,
      refused: 0,
      references: [],
    },
    erased: 0,
  })
  await set(reference, 'delivered')
  await maintain(start + 60 * minute, { heartbeatUrl: url })
  expect(mails).toEqual([])
  expect(calls).toEqual([
    { method: 'GET', body: '' },
    { method: 'GET', body: '' },
  ])
})

test('deletes expired mail files of delivered requests', async () => {
  const file = join(folder, 'mail', 'HS-7K3M-9Q2T.eml')
  mkdirSync(join(folder, 'mail'))
  writeFileSync(file, 'Name: Jane Sample')
  utimesSync(file, start / 1000, start / 1000)
  const day = 24 * 60 * minute
  await maintain(start + 7 * day - 1)
  expect(existsSync(file)).toBe(true)
  await maintain(start + 7 * day)
  expect(existsSync(file)).toBe(false)
})

test('alerts once an hour per cause with counts and references only, and stops the heartbeat', async () => {
  const { calls, url } = await startService()
  const change = { firstName: 'Canary-first', email: 'canary@example.com', message: 'Canary-message' }
  const failed = await saveSample(store, change, { receivedAt: start })
  await set(failed, 'failed')
  for (const passed of [20, 40, 79]) await maintain(start + passed * minute, { heartbeatUrl: url })
  expect(calls).toEqual([])
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ ...channel.addresses, subject: 'Appointment requests need attention' })
  expect(mails[0]?.text).toBe(`Something is wrong with appointment requests on https://spine.example.com.

Couldn’t be delivered and need your help: 1

The oldest was received 20 minutes ago.

References: ${failed}

To see the requests, run this on the server: npm run requests -- list
`)
  expect(JSON.stringify(mails)).not.toMatch(/canary|0123/i)

  const uncertain = await saveSample(store, { firstName: 'Bob' }, { receivedAt: start })
  await set(uncertain, 'uncertain')
  await maintain(start + 79 * minute)
  expect(mails[1]?.text).toMatch(/May or may not have been delivered.*: 1/)
  await maintain(start + 80 * minute)
  expect(mails).toHaveLength(3)
  expect(mails[2]?.text).toContain('Couldn’t be delivered')
})

test('two instances send one alert', async () => {
  await set(await saveSample(store, {}, { receivedAt: start }), 'failed')
  await Promise.all([maintain(start + minute), maintain(start + minute)])
  expect(mails).toHaveLength(1)
})

test('a request is late after ten minutes', async () => {
  await saveSample(store, {}, { receivedAt: start })
  await maintain(start + 10 * minute)
  expect(mails[0]?.text).toContain('Waiting for more than 10 minutes, still trying: 1')
})

test('alerts to more than 100 requests within an hour, with their number only', async () => {
  for (let count = 1; count <= 100; count++) {
    const reference = await saveSample(store, { firstName: `Person ${count}` }, { receivedAt: start })
    await set(reference, 'delivered')
  }
  await maintain(start + minute)
  expect(mails).toEqual([])
  await set(await saveSample(store, {}, { receivedAt: start }), 'delivered')
  await maintain(start + 2 * minute)
  await maintain(start + 59 * minute)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('101 requests were received within an hour, far more than usual.')
  expect(JSON.stringify(mails)).not.toMatch(/Person|Jane|0123/)
  await maintain(start + 63 * minute)
  expect(mails).toHaveLength(1)
})

test('alerts to more than ten wrong passcodes within an hour', async () => {
  const guess = (at: number) =>
    recordAccess(store.db, { staff: { account: 'staff link', name: null }, command: 'refused', now: at }, [])
  for (let count = 1; count <= 10; count++) await guess(start)
  await maintain(start + minute)
  expect(mails).toEqual([])
  await guess(start + minute)
  await maintain(start + 2 * minute)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('11 wrong staff passcodes were typed within an hour.')
})

test('retries an alert that was not received', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  answers = [{ ok: false, code: 'unauthorized' }]
  await set(await saveSample(store, {}, { receivedAt: start }), 'failed')
  await maintain(start + minute)
  await maintain(start + 2 * minute)
  await maintain(start + 3 * minute)
  expect(mails).toHaveLength(2)
  log.mockRestore()
})

test('does not repeat a possibly received alert within the hour', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  answers = [{ ok: false, code: 'timed-out' }]
  await set(await saveSample(store, {}, { receivedAt: start }), 'failed')
  await maintain(start + minute)
  await maintain(start + 60 * minute)
  expect(mails).toHaveLength(1)
  await maintain(start + 61 * minute)
  expect(mails).toHaveLength(2)
  log.mockRestore()
})

test("alerts the operator's webhook first and falls back to e-mail", async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const [well, ill] = [await startService(), await startService(500)]
  await set(await saveSample(store, {}, { receivedAt: start }), 'failed')
  await maintain(start + minute, { channel: { ...channel, webhookUrl: well.url } })
  expect(mails).toEqual([])
  expect(JSON.parse(well.calls[0]!.body)).toEqual({
    site: 'https://spine.example.com',
    causes: ['failed'],
    waiting: 0,
    late: 0,
    failed: 1,
    uncertain: 0,
    oldestMinutes: 1,
    lastHour: 1,
    refused: 0,
    references: [expect.stringMatching(/^HS-/)],
    text: expect.stringContaining('Couldn’t be delivered') as string,
  })
  await maintain(start + 61 * minute, { channel: { ...channel, webhookUrl: ill.url } })
  expect(ill.calls).toHaveLength(1)
  expect(mails).toHaveLength(1)
  log.mockRestore()
})

describe('a failing store', () => {
  test("alerts once an hour if the store can't be opened", async () => {
    for (const passed of [0, 30, 59, 60]) await maintain(start + passed * minute, { store: null })
    expect(mails).toHaveLength(2)
    expect(mails[0]?.text).toContain('Requests couldn’t be stored.')
  })

  test('alerts if a request could not be stored, even if none is pending', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    reportStoreFailure(new Error('disk I/O error'), start)
    log.mockRestore()
    await maintain(start + minute)
    expect(mails).toHaveLength(1)
    await maintain(start + 62 * minute)
    expect(mails).toHaveLength(1)
  })

  test("alerts if the store can't be read", async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    const broken = await openStore(newFolder())
    await broken.db.destroy()
    expect(await maintain(start, { store: broken })).toEqual({ counts: null, erased: 0 })
    expect(mails[0]?.text).toContain('Requests couldn’t be stored.')
    log.mockRestore()
  })
})
