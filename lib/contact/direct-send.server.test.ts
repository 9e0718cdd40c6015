import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerResponse } from 'node:http'
import { acceptRequest } from './accept-request.server'
import { deliveryWorker } from './delivery-worker.server'
import { sendDirectly } from './direct-send.server'
import { answer, startResendReceiver } from './testing/resend-receiver'
import { sampleRequest } from './testing/sample-request'
import { temporaryFolders } from './testing/temporary-folders'

const newFolder = temporaryFolders()
const minute = 60_000
const start = Date.UTC(2026, 10, 17, 18)

let log: jest.SpyInstance
beforeEach(() => (log = jest.spyOn(console, 'error').mockImplementation(() => {})))
afterEach(() => log.mockRestore())

let mockVariables: Record<string, string> = {}
jest.mock('@/lib/env', () => {
  const actual = jest.requireActual<typeof import('@/lib/env')>('@/lib/env')
  return { ...actual, env: () => actual.parseEnvironment(mockVariables) }
})

/** The door of a process of its own, whose store cannot be opened until `mend`. */
function brokenStore(env: Record<string, string> = {}) {
  const dataDir = newFolder()
  mkdirSync(join(dataDir, 'requests.sqlite'))
  for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
    if (symbol.description?.startsWith('hanford.')) Reflect.deleteProperty(globalThis, symbol)
  }
  mockVariables = { DATA_DIR: dataDir, TRUSTED_PROXY_HOPS: '1', ...env }
  let visitor = 0
  const headers = () => new Headers({ 'x-forwarded-for': `198.51.100.${++visitor}` })
  return {
    send: (change: object = {}, receivedAt = start) =>
      acceptRequest({ headers: headers(), fields: { ...sampleRequest, ...change }, receivedAt }),
    deliver: () => deliveryWorker().wake(),
    mend: () => rmSync(join(dataDir, 'requests.sqlite'), { recursive: true }),
    mails: () =>
      readdirSync(join(dataDir, 'mail')).map((name) => readFileSync(join(dataDir, 'mail', name), 'utf8')),
  }
}

async function brokenStoreWithResend(respond?: (response: ServerResponse) => void, env = {}) {
  const receiver = await startResendReceiver(respond)
  const site = brokenStore({
    RESEND_API_KEY: 're_test',
    RESEND_BASE_URL: receiver.url,
    CONTACT_TO: 'staff@example.com',
    CONTACT_FROM: 'site@example.com',
    ...env,
  })
  return { ...site, ...receiver }
}

test('what cannot be stored is sent at once, and answered with its reference', async () => {
  const { send, mails } = brokenStore()
  const result = await send()
  expect(result).toEqual({ ok: true, reference: expect.stringMatching(/^HS-/) as string })
  const [mail] = mails()
  expect(mail).toContain(`Appointment request ${result.ok && result.reference}`)
  expect(mail).toContain('Name: Jane Sample')
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/Jane|Sample|0123/)
})

test('pressed twice, or many times at once, it is sent once', async () => {
  const { send, calls, close } = await brokenStoreWithResend()
  const answers = await Promise.all(Array.from({ length: 5 }, () => send()))
  answers.push(await send({}, start + 10 * minute - 1))
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(calls).toHaveLength(1)
  await send({ firstName: 'Ann' })
  expect(calls).toHaveLength(2)
  await close()
})

test('refused by the mail service: unavailable, and no try counts', async () => {
  const { send, close } = await brokenStoreWithResend((response) =>
    answer(response, 401, { name: 'invalid_api_key' }),
  )
  for (let count = 0; count < 8; count++) expect(await send()).toEqual({ ok: false, code: 'unavailable' })
  await close()
})

test('in doubt: unavailable; tried again, it is the same mail, and stored afterwards it still is', async () => {
  const { send, calls, mend, deliver, close } = await brokenStoreWithResend((response) => {
    if (calls.length <= 1) return response.destroy()
    answer(response, 500, {})
  })
  expect(await send()).toEqual({ ok: false, code: 'unavailable' })
  expect(await send({}, start + minute)).toEqual({ ok: false, code: 'unavailable' })
  mend()
  const stored = await send({}, start + 2 * minute)
  expect(stored).toMatchObject({ ok: true })
  await deliver()
  // The request is days old on the worker's clock, so there is an alert as well.
  const mails = calls.filter(({ idempotencyKey }) => !idempotencyKey?.includes('alert'))
  expect(mails.length).toBeGreaterThanOrEqual(3)
  for (const mail of mails) expect(mail).toEqual(calls[0])
  expect(calls[0]?.idempotencyKey).toContain(stored.ok && stored.reference)
  await close()
})

test('an answer that comes too late for the visitor is not asked for again', async () => {
  let release = () => {}
  const { calls, close, ...site } = await brokenStoreWithResend((response) => {
    release = () => answer(response, 200, { id: '1' })
  })
  const added = { request: sampleRequest, reference: 'HS-0000-0001', marks: [], receivedAt: start }
  expect(await sendDirectly(added, 100)).toBeNull()
  release()
  while (!(await sendDirectly(added, 100))) continue
  expect(await site.send({}, start + minute)).toEqual({ ok: true, reference: 'HS-0000-0001' })
  expect(calls).toHaveLength(1)
  await close()
})

test('where mails hold a reference only, nothing is sent: the request would be lost', async () => {
  const { send, calls, close } = await brokenStoreWithResend(undefined, { CONTACT_EMAIL_DETAIL: 'reference' })
  expect(await send()).toEqual({ ok: false, code: 'unavailable' })
  expect(calls).toEqual([])
  await close()
})
