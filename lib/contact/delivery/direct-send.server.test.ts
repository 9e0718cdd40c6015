import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerResponse } from 'node:http'
import { acceptRequest } from '@/lib/contact/intake/accept-request.server'
import { deliveryWorker } from '@/lib/contact/delivery/delivery-worker.server'
import { sendDirectly } from '@/lib/contact/delivery/direct-send.server'
import { logLines } from '@/lib/server/log/testing/log-lines'
import { answer, startResendReceiver } from '@/lib/contact/testing/resend-receiver'
import { sampleRequest } from '@/lib/contact/testing/sample-request'
import { temporaryFolders } from '@/lib/contact/testing/temporary-folders'

const newFolder = temporaryFolders()
const minute = 60_000
const start = Date.UTC(2026, 10, 17, 18)

let mockVariables: Record<string, string> = {}
jest.mock('@/lib/env', () => {
  const actual = jest.requireActual<typeof import('@/lib/env')>('@/lib/env')
  return { ...actual, env: () => actual.parseEnvironment(mockVariables) }
})

/** Request handling in a separate module instance, whose store can't be opened until `repair`. */
function brokenStore(env: Record<string, string> = {}) {
  const dataDir = newFolder()
  mkdirSync(join(dataDir, 'requests.sqlite'))
  for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
    if (symbol.description?.startsWith('hanford.')) Reflect.deleteProperty(globalThis, symbol)
  }
  mockVariables = { DATA_DIR: dataDir, TRUSTED_PROXY_HOPS: '1', ...env }
  const log = logLines()
  return {
    log,
    send: (change: object = {}, receivedAt = start, more: Record<string, string> = {}) =>
      acceptRequest({
        headers: new Headers({ 'x-forwarded-for': '198.51.100.1', ...more }),
        fields: { ...sampleRequest, ...change },
        receivedAt,
      }),
    deliver: () => deliveryWorker().wake(),
    repair: () => rmSync(join(dataDir, 'requests.sqlite'), { recursive: true }),
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

test("sends a request that can't be stored immediately, and returns its reference", async () => {
  const { send, mails, log } = brokenStore()
  const result = await send()
  expect(result).toEqual({ ok: true, reference: expect.stringMatching(/^HS-/) as string })
  const [mail] = mails()
  expect(mail).toContain(`: appointment request ${result.ok && result.reference}`)
  expect(mail).toContain('Name: Jane Sample')
  expect(log).toHaveLength(1)
  expect(log.join()).not.toMatch(/Jane|Sample|0123/)
})

test('sends it once if submitted twice or many times at once', async () => {
  const { send, calls, close } = await brokenStoreWithResend()
  const answers = await Promise.all(Array.from({ length: 3 }, () => send()))
  answers.push(await send({}, start + 10 * minute - 1))
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(calls).toHaveLength(1)
  await send({ firstName: 'Ann' })
  expect(calls).toHaveLength(2)
  await close()
})

describe('duplicates', () => {
  const key = '0f8fad5b-d9cb-469f-a165-70867728950e'
  const elsewhere = { 'x-forwarded-for': '203.0.113.9' }

  test('the same key is the same e-mail from any network, and a conflict with other content', async () => {
    const { send, calls, close } = await brokenStoreWithResend()
    const first = await send({}, start, { 'idempotency-key': key })
    expect(first).toMatchObject({ ok: true })
    expect(await send({}, start + minute, { 'idempotency-key': key, ...elsewhere })).toEqual(first)
    const other = await send({ message: 'Other' }, start + minute, { 'idempotency-key': key })
    expect(other).toEqual({ ok: false, code: 'conflict' })
    expect(calls).toHaveLength(1)
    await close()
  })

  test('the same content from a stranger is a separate e-mail', async () => {
    const { send, calls, close } = await brokenStoreWithResend()
    const first = await send()
    const theirs = await send({}, start + minute, elsewhere)
    expect(theirs).toMatchObject({ ok: true })
    expect(theirs).not.toEqual(first)
    expect(calls).toHaveLength(2)
    await close()
  })

  test('past the limit, a duplicate gets its reference, and a stranger who guesses does not', async () => {
    const { send, calls, close } = await brokenStoreWithResend()
    const first = await send()
    for (let count = 2; count <= 5; count++) await send({ firstName: `Person ${count}` })
    expect(await send()).toEqual(first)
    for (let count = 1; count <= 5; count++) await send({ firstName: `Junk ${count}` }, start, elsewhere)
    const guess = await send({}, start, elsewhere)
    expect(guess).toEqual({ ok: false, code: 'unavailable' })
    expect(guess).toEqual(await send({ firstName: 'Nobody' }, start, elsewhere))
    expect(calls).toHaveLength(10)
    await close()
  })
})

test('rejected by the mail service: unavailable, and does not count against the limit', async () => {
  const { send, close } = await brokenStoreWithResend((response) =>
    answer(response, 401, { name: 'invalid_api_key' }),
  )
  for (let count = 0; count < 8; count++) expect(await send()).toEqual({ ok: false, code: 'unavailable' })
  await close()
})

test('uncertain: unavailable; a retry is the same e-mail, even if it is stored later', async () => {
  const { send, calls, repair, deliver, close } = await brokenStoreWithResend((response) => {
    if (calls.length <= 1) return response.destroy()
    answer(response, 500, {})
  })
  expect(await send()).toEqual({ ok: false, code: 'unavailable' })
  expect(await send({}, start + minute)).toEqual({ ok: false, code: 'unavailable' })
  repair()
  const stored = await send({}, start + 2 * minute)
  expect(stored).toMatchObject({ ok: true })
  await deliver()
  // The request is days old by the worker's clock, so there is an alert as well, and a digest if the office has opened.
  const mails = calls.filter(({ idempotencyKey }) => !/alert|digest/.test(idempotencyKey ?? ''))
  expect(mails.length).toBeGreaterThanOrEqual(3)
  for (const mail of mails) expect(mail).toEqual(calls[0])
  expect(calls[0]?.idempotencyKey).toContain(stored.ok && stored.reference)
  await close()
})

test('a result that is too late for the visitor is not requested again', async () => {
  let release = () => {}
  const { calls, close, ...site } = await brokenStoreWithResend((response) => {
    release = () => answer(response, 200, { id: '1' })
  })
  const added = {
    request: sampleRequest,
    reference: 'HS-0000-0001',
    marks: [],
    receivedAt: start,
    client: '198.51.100.1',
  }
  expect(await sendDirectly(added, 100)).toEqual({ ok: false, code: 'unavailable' })
  release()
  while (!(await sendDirectly(added, 100)).ok) continue
  expect(await site.send({}, start + minute)).toEqual({ ok: true, reference: 'HS-0000-0001' })
  expect(calls).toHaveLength(1)
  await close()
})

test('sends nothing if e-mails only contain a reference, because the request would be lost', async () => {
  const { send, calls, close } = await brokenStoreWithResend(undefined, { CONTACT_EMAIL_DETAIL: 'reference' })
  expect(await send()).toEqual({ ok: false, code: 'unavailable' })
  expect(calls).toEqual([])
  await close()
})
