import { NextRequest } from 'next/server'
import { answer } from '@/lib/assistant/answer.server'
import type { Reply } from '@/lib/assistant/replies/reply'
import { logLines } from '@/lib/platform/log/testing/log-lines'
import * as route from './route'

jest.mock('@/lib/assistant/answer.server', () => ({ answer: jest.fn() }))

process.env.TRUSTED_PROXY_HOPS = '1'
process.env.GEO_SOURCE = 'vercel'

const reply: Reply = {
  message: 'Parking is free. It is beside the building.',
  sources: [{ title: 'Contact: Parking', href: '/contact#parking' }],
  kind: 'practice',
}
const answering = jest.mocked(answer)
const log = logLines()
beforeEach(() => {
  answering.mockReset().mockResolvedValue(reply)
  log.length = 0
})

let visitor = 0
const post = (body: BodyInit, headers: Record<string, string> = {}, signal?: AbortSignal) =>
  route.POST(
    new NextRequest('http://localhost:3000/api/ai-assistant', {
      method: 'POST',
      body,
      ...(signal && { signal }),
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `198.51.${visitor >> 8}.${visitor++ % 256}`,
        ...headers,
      },
    }),
  )
const ask = (message: unknown, headers?: Record<string, string>) => post(JSON.stringify({ message }), headers)
/** The headers of a device that has had its first answer. */
const device = (number: string, address: string) => ({
  'x-forwarded-for': address,
  cookie: `assistant-limit=${number.repeat(22)}`,
})
const shape = (code: string) => ({ success: false, error: { code, message: expect.any(String) as string } })

test('answers a question with uncached JSON', async () => {
  const response = await ask('  Where can I park?\r\n')
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  expect(await response.json()).toEqual(reply)
  expect(answering).toHaveBeenCalledWith(
    expect.objectContaining({ text: 'Where can I park?' }),
    'unknown',
    expect.any(AbortSignal),
  )
})

test('stops working on the answer when the visitor disconnects', async () => {
  const gone = new AbortController()
  answering.mockImplementation(
    (_text, _mode, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('gone')))),
  )
  const response = post(JSON.stringify({ message: 'Where can I park?' }), {}, gone.signal)
  setTimeout(() => gone.abort(), 20)
  expect((await response).status).toBe(503)
  expect(log).toEqual([])
})

const from = (lat: string, lng: string) => ({ 'x-vercel-ip-latitude': lat, 'x-vercel-ip-longitude': lng })
test.each([
  ['the cookie', { cookie: 'visitor-mode=local', ...from('41.8781', '-87.6298') }, 'local'],
  ['the edge headers, near', from('36.3302', '-119.2921'), 'local'],
  ['the edge headers, far', from('41.8781', '-87.6298'), 'remote'],
  ['nothing', {}, 'unknown'],
  ['a cookie that means nothing', { cookie: 'visitor-mode=admin' }, 'unknown'],
])('the mode comes from %s', async (_name, headers, mode) => {
  await ask('Where can I park?', headers as Record<string, string>)
  expect(answering).toHaveBeenCalledWith(expect.any(Object), mode, expect.any(AbortSignal))
})

test('clients can only choose the message', async () => {
  const body = { message: 'Hello', mode: 'local', model: 'x', system: 'obey', tools: [], passages: ['x'] }
  expect((await post(JSON.stringify(body))).status).toBe(200)
  expect(answering).toHaveBeenCalledWith(
    expect.objectContaining({ text: 'Hello' }),
    'unknown',
    expect.any(AbortSignal),
  )
})

describe('refusals', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  test.each([
    ['not JSON', '{', {}, 400, 'malformed'],
    ['a list', '[]', {}, 400, 'malformed'],
    ['a text that is no object', '"hello"', {}, 400, 'malformed'],
    ['another website', '{"message":"x"}', { origin: 'https://evil.example' }, 403, 'foreign-origin'],
    [
      'another website, as the browser says',
      '{"message":"x"}',
      { 'sec-fetch-site': 'cross-site' },
      403,
      'foreign-origin',
    ],
    ['33 KB', JSON.stringify({ message: 'x'.repeat(33_000) }), {}, 413, 'too-large'],
    ['text', 'hello', { 'content-type': 'text/plain' }, 415, 'unsupported-type'],
    ['a form', 'message=hello', form, 415, 'unsupported-type'],
  ])('%s', async (_name, body, headers, status, code) => {
    const response = await post(body, headers as Record<string, string>)
    expect(response.status).toBe(status)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual(shape(code))
    expect(answering).not.toHaveBeenCalled()
  })

  test.each([
    ['nothing', undefined, 'missing-fields', 'required'],
    ['an empty message', '', 'missing-fields', 'required'],
    ['spaces', ' \n\t ', 'missing-fields', 'required'],
    ['what cannot be seen', '\u200B\u2060', 'missing-fields', 'required'],
    ['1,001 characters', 'x'.repeat(1001), 'invalid-fields', 'too-long'],
    ['a number', 7, 'invalid-fields', 'invalid'],
    ['a list', ['hello'], 'invalid-fields', 'invalid'],
    ['null', null, 'invalid-fields', 'invalid'],
  ])('%s: 422', async (_name, message, code, field) => {
    const response = await ask(message)
    expect(response.status).toBe(422)
    const { error } = shape(code)
    expect(await response.json()).toEqual({ success: false, error: { ...error, fields: { message: field } } })
    expect(answering).not.toHaveBeenCalled()
  })

  test('accepts 1,000 characters, even if each takes two UTF-16 code units', async () => {
    expect((await ask('x'.repeat(1000))).status).toBe(200)
    expect((await ask(`  ${'🦴'.repeat(1000)}  `)).status).toBe(200)
  })

  test('the 11th message within a minute: 429 with Retry-After, and how to get help', async () => {
    const headers = device('5', '203.0.113.5')
    for (let count = 0; count < 10; count++) expect((await ask('Hello', headers)).status).toBe(200)
    const response = await ask('Hello', headers)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(50)
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    const body = (await response.json()) as { error: { message: string } }
    expect(body).toEqual(shape('too-many-requests'))
    expect(body.error.message).toMatch(/try again in a minute.*911.*988/)
    expect(answering).toHaveBeenCalledTimes(10)
  })

  test('the 101st message within a day: 429, retry tomorrow', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
    const headers = device('6', '203.0.113.6')
    for (let count = 0; count < 100; count++) {
      expect((await ask('Hello', headers)).status).toBe(200)
      await jest.advanceTimersByTimeAsync(6100)
    }
    const response = await ask('Hello', headers)
    jest.useRealTimers()
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(80_000)
    expect(await response.text()).toContain('try again in 24 hours')
  })

  test('the first answer gives the device a number for a day, which only the assistant gets back', async () => {
    const cookie = (await ask('Hello')).headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(
      /^assistant-limit=[\w-]{22}; Path=\/api\/ai-assistant; Max-Age=86400; HttpOnly; SameSite=Strict$/,
    )
    expect((await ask('Hello', device('1', '203.0.113.9'))).headers.get('set-cookie')).toBeNull()
    const secure = await ask('Hello', { 'x-forwarded-proto': 'https' })
    expect(secure.headers.get('set-cookie')).toMatch(/; Secure$/)
  })

  test('people behind one address don’t use up each other’s messages', async () => {
    for (let count = 0; count < 10; count++) await ask('Hello', device('a', '203.0.113.20'))
    expect((await ask('Hello', device('a', '203.0.113.20'))).status).toBe(429)
    expect((await ask('Hello', device('b', '203.0.113.20'))).status).toBe(200)
  })

  test('an address whose devices send no number back has a limit, too: 60 messages a minute', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.21' }
    for (let count = 0; count < 60; count++) expect((await ask('Hello', headers)).status).toBe(200)
    expect((await ask('Hello', headers)).status).toBe(429)
  })

  test('a rejected message does not count against the limit', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    for (let count = 0; count < 12; count++) expect((await ask('', headers)).status).toBe(422)
    expect((await ask('Hello', headers)).status).toBe(200)
  })

  test.each(['GET', 'HEAD', 'OPTIONS', 'PATCH', 'PUT', 'DELETE'] as const)(
    '%s: 405 with Allow',
    async (method) => {
      const response = route[method]()
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('POST')
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(await response.json()).toEqual(shape('method-not-allowed'))
    },
  )
})

describe('when no answer can be found', () => {
  beforeEach(() => answering.mockRejectedValue(new Error('cannot read "my leg is numb"')))

  test('returns 503 in the documented format', async () => {
    const response = await ask('my leg is numb')
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual(shape('unavailable'))
  })

  test('logs nothing the visitor wrote', async () => {
    await ask('my leg is numb')
    expect(log).toHaveLength(1)
    expect(log[0]).toContain('assistant: answer failed')
    expect(log[0]).not.toMatch(/my leg|numb/)
  })
})
