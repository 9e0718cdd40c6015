import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openStore, type ContactStore } from './contact-store.server'
import { noteStoreFailure } from './store-health.server'
import { saveSample } from './testing/save-sample.server'
import { temporaryFolders } from './testing/temporary-folders'
import type { Mail, SendResult } from './transports/transport'
import { keepUp } from './upkeep.server'

const newFolder = temporaryFolders()
const minute = 60_000
const start = Date.UTC(2026, 10, 17, 18)

let store: ContactStore
let mails: Mail[]
let answers: SendResult[]
const closing: (() => unknown)[] = []
beforeEach(async () => {
  store = await openStore(newFolder())
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
const keep = (now: number, more: object = {}) =>
  keepUp({ store, site: 'https://spine.example.com', channel, ...more }, now)
const set = (reference: string, state: 'failed' | 'uncertain' | 'delivered') =>
  store.db.updateTable('deliveries').set({ state }).where('reference', '=', reference).execute()

/** A service of the operator's that notes what it is told. */
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

test('while all is well nobody is told, and the heart beats', async () => {
  const { calls, url } = await startService()
  const reference = await saveSample(store, {}, { receivedAt: start })
  expect(await keep(start + 10 * minute - 1, { heartbeatUrl: url })).toEqual({
    counts: { waiting: 1, late: 0, failed: 0, uncertain: 0, oldestMinutes: 9 },
    erased: 0,
  })
  await set(reference, 'delivered')
  await keep(start + 60 * minute, { heartbeatUrl: url })
  expect(mails).toEqual([])
  expect(calls).toEqual([
    { method: 'GET', body: '' },
    { method: 'GET', body: '' },
  ])
})

test('each cause is told once an hour, by counts alone, and the heart stops', async () => {
  const { calls, url } = await startService()
  const change = { firstName: 'Canary-first', email: 'canary@example.com', message: 'Canary-message' }
  const failed = await saveSample(store, change, { receivedAt: start })
  await set(failed, 'failed')
  for (const passed of [20, 40, 79]) await keep(start + passed * minute, { heartbeatUrl: url })
  expect(calls).toEqual([])
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ ...channel.addresses, subject: 'Appointment requests need attention' })
  expect(mails[0]?.text)
    .toBe(`The website https://spine.example.com has appointment requests that did not reach you.

Could not be delivered, a person has to help: 1

The oldest came 20 minutes ago.

On the server, this lists them: npm run requests -- list
`)
  expect(JSON.stringify(mails)).not.toMatch(/canary|0123/i)
  expect(JSON.stringify(mails)).not.toContain(failed)

  const uncertain = await saveSample(store, { firstName: 'Bob' }, { receivedAt: start })
  await set(uncertain, 'uncertain')
  await keep(start + 79 * minute)
  expect(mails[1]?.text).toMatch(/Perhaps delivered.*: 1/)
  await keep(start + 80 * minute)
  expect(mails).toHaveLength(3)
  expect(mails[2]?.text).toContain('Could not be delivered')
})

test('two machines tell it once', async () => {
  await set(await saveSample(store, {}, { receivedAt: start }), 'failed')
  await Promise.all([keep(start + minute), keep(start + minute)])
  expect(mails).toHaveLength(1)
})

test('what waits for ten minutes is late', async () => {
  await saveSample(store, {}, { receivedAt: start })
  await keep(start + 10 * minute)
  expect(mails[0]?.text).toContain('Waiting for more than 10 minutes, still being tried: 1')
})

test('an alert that nobody took is tried again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  answers = [{ ok: false, code: 'unauthorized' }]
  await set(await saveSample(store, {}, { receivedAt: start }), 'failed')
  await keep(start + minute)
  await keep(start + 2 * minute)
  await keep(start + 3 * minute)
  expect(mails).toHaveLength(2)
  log.mockRestore()
})

test('an alert that perhaps arrived is not repeated within the hour', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  answers = [{ ok: false, code: 'timed-out' }]
  await set(await saveSample(store, {}, { receivedAt: start }), 'failed')
  await keep(start + minute)
  await keep(start + 60 * minute)
  expect(mails).toHaveLength(1)
  await keep(start + 61 * minute)
  expect(mails).toHaveLength(2)
  log.mockRestore()
})

test("the operator's address is told first; where it fails, the mailbox", async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const [well, ill] = [await startService(), await startService(500)]
  await set(await saveSample(store, {}, { receivedAt: start }), 'failed')
  await keep(start + minute, { channel: { ...channel, webhookUrl: well.url } })
  expect(mails).toEqual([])
  expect(JSON.parse(well.calls[0]!.body)).toEqual({
    site: 'https://spine.example.com',
    causes: ['failed'],
    waiting: 0,
    late: 0,
    failed: 1,
    uncertain: 0,
    oldestMinutes: 1,
    text: expect.stringContaining('Could not be delivered') as string,
  })
  await keep(start + 61 * minute, { channel: { ...channel, webhookUrl: ill.url } })
  expect(ill.calls).toHaveLength(1)
  expect(mails).toHaveLength(1)
  log.mockRestore()
})

describe('a store that fails', () => {
  test('is told when it cannot be opened, once an hour', async () => {
    for (const passed of [0, 30, 59, 60]) await keep(start + passed * minute, { store: null })
    expect(mails).toHaveLength(2)
    expect(mails[0]?.text).toContain('Requests could not be stored.')
  })

  test('is told when a request could not be stored, even if nothing waits', async () => {
    noteStoreFailure(start)
    await keep(start + minute)
    expect(mails).toHaveLength(1)
    await keep(start + 62 * minute)
    expect(mails).toHaveLength(1)
  })

  test('is told when it cannot be read', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    const broken = await openStore(newFolder())
    await broken.db.destroy()
    expect(await keep(start, { store: broken })).toEqual({ counts: null, erased: 0 })
    expect(mails[0]?.text).toContain('Requests could not be stored.')
    log.mockRestore()
  })
})
