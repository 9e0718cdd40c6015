import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { contactStore } from '@/lib/contact/store/contact-store.server'
import type { Outcome } from '@/lib/contact/intake/outcome'
import { readOutcome } from '@/lib/contact/intake/outcomes.server'
import { sampleRequest } from '@/lib/contact/testing/sample-request'
import { temporaryFolders } from '@/lib/contact/testing/temporary-folders'
import { logLines } from '@/lib/platform/log/testing/log-lines'
import * as route from './route'

const dataDir = temporaryFolders()()
process.env.DATA_DIR = dataDir
process.env.TRUSTED_PROXY_HOPS = '1'

/** The work that the handler deferred until after the response. */
const afterwards: (() => Promise<void>)[] = []
jest.mock('next/server', () => ({ after: (task: () => Promise<void>) => afterwards.push(task) }))

let visitor = 0
const post = (body: BodyInit, type: string, headers: Record<string, string> = {}) =>
  route.POST(
    new Request('http://localhost:3000/api/contact', {
      method: 'POST',
      body,
      headers: { 'content-type': type, 'x-forwarded-for': `198.51.100.${++visitor}`, ...headers },
    }),
  )
const postJson = (fields: unknown, headers?: Record<string, string>) =>
  post(JSON.stringify(fields), 'application/json', headers)
const postForm = (fields: Record<string, string>, headers?: Record<string, string>) =>
  post(new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded', headers)

const pageForm = { ...sampleRequest, website: '', elapsed: '', view: 'page' }
const outcomeOf = (answer: Response) =>
  readOutcome(/contact-outcome=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1])

beforeEach(() => afterwards.splice(0))

/** When to expect the call depends on the time of the test; lib/contact/request has the rule. */
const expectedNext = {
  expect: expect.stringMatching(/xpect (our|a) call by \w+day at (noon|[\d:]+ [AP]M)\.$/) as string,
  phone: { display: '(559) 555-0142', href: 'tel:+15595550142' },
}

test('a request becomes an e-mail that the staff can read', async () => {
  const answer = await postJson(sampleRequest)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const body = (await answer.json()) as { reference: string }
  expect(body).toEqual({
    success: true,
    message: 'Your appointment request has been submitted. We will contact you within 24 hours.',
    reference: expect.stringMatching(/^HS-[0-9A-Z]{4}-[0-9A-Z]{4}$/) as string,
    next: expectedNext,
  })

  expect(() => readdirSync(join(dataDir, 'mail'))).toThrow('ENOENT')
  expect(afterwards).toHaveLength(1)
  await afterwards[0]?.()
  const mail = await PostalMime.parse(readFileSync(join(dataDir, 'mail', `${body.reference}.eml`)))
  expect(mail.subject).toMatch(new RegExp(`^Call by \\w+day .+: appointment request ${body.reference}$`))
  expect(mail.text).toContain('Name: Jane Sample')
  expect(mail.text).toContain('Phone: (559) 555-0123')

  // The same request again is a repeat: it sends no second e-mail, and its sender doesn't learn the reference.
  const again = await postJson(sampleRequest, { 'x-forwarded-for': '198.51.100.1' })
  expect(await again.json()).toEqual({
    success: true,
    message: 'We already have this request. We’ll contact you within 24 hours of when you first sent it.',
    next: expectedNext,
  })
  await afterwards[1]?.()
  expect(readdirSync(join(dataDir, 'mail'))).toEqual([`${body.reference}.eml`])
})

test('an emergency is answered with its advice, and the same request is accepted when sent anyway', async () => {
  const fields = { ...sampleRequest, message: 'I cannot pee and my legs are weak' }
  const answer = await postJson(fields, { 'idempotency-key': 'one-key' })
  expect(answer.status).toBe(422)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toEqual({
    success: false,
    error: {
      code: 'urgent',
      message: expect.stringMatching(/^We haven’t sent your request yet/) as string,
      advice: { kind: 'emergency', language: 'en', text: expect.stringMatching(/911/) as string },
    },
  })
  expect(afterwards).toEqual([])
  const sent = await postJson({ ...fields, sendAnyway: 'yes' }, { 'idempotency-key': 'one-key' })
  expect(await sent.json()).toMatchObject({ success: true })
})

describe('refusals', () => {
  const shape = (code: string) => ({ success: false, error: { code, message: expect.any(String) as string } })

  test.each([
    ['not JSON', '{', 'application/json', {}, 400, 'malformed'],
    ['a list', '[]', 'application/json', {}, 400, 'malformed'],
    ['another website', '{}', 'application/json', { origin: 'https://evil.example' }, 403, 'foreign-origin'],
    ['an opaque origin', '{}', 'application/json', { origin: 'null' }, 403, 'foreign-origin'],
    ['33 KB', JSON.stringify({ message: 'x'.repeat(33_000) }), 'application/json', {}, 413, 'too-large'],
    ['text', 'hello', 'text/plain', {}, 415, 'unsupported-type'],
  ])('%s', async (_name, body, type, headers, status, code) => {
    const answer = await post(body, type, headers as Record<string, string>)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual(shape(code))
    expect(afterwards).toEqual([])
  })

  test('missing fields: 422 with a message and a code for each field', async () => {
    const answer = await postJson({ ...sampleRequest, firstName: ' ', phone: 'x' })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({
      success: false,
      error: {
        code: 'missing-fields',
        message: 'Please fill in all required fields.',
        fields: { firstName: 'required', phone: 'invalid' },
      },
    })
  })

  test.each<Record<string, unknown>>([
    { website: ['x'] },
    { website: 5 },
    { website: { toString: 1 } },
    { elapsed: { toString: 1, valueOf: 1 } },
    { elapsed: [] },
    { website: {}, elapsed: true, sendAnyway: {}, view: [] },
  ])('hidden fields of a type that no form sends, %j: 422', async (odd) => {
    const answer = await postJson({ ...sampleRequest, ...odd })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual(shape('invalid-fields'))
    expect(afterwards).toEqual([])
  })

  test('a line break in a single-line field: 422', async () => {
    const answer = await postJson({ ...sampleRequest, firstName: 'Jane\r\nBcc: evil@example.com' })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      error: { code: 'invalid-fields', fields: { firstName: 'invalid' } },
    })
  })

  test('the same Idempotency-Key with other content: 409; with the same content, the same response', async () => {
    const headers = { 'idempotency-key': '0f8fad5b-d9cb-469f-a165-70867728950e' }
    const first = await (await postJson({ ...sampleRequest, firstName: 'Keyed' }, headers)).json()
    expect(await (await postJson({ ...sampleRequest, firstName: 'Keyed' }, headers)).json()).toEqual(first)
    const other = await postJson({ ...sampleRequest, firstName: 'Other' }, headers)
    expect(other.status).toBe(409)
    expect(await other.json()).toEqual(shape('conflict'))
  })

  test.each(['', 'x'.repeat(256), 'é'])('an invalid Idempotency-Key: 400', async (key) => {
    const answer = await postJson({ ...sampleRequest, firstName: 'Key' }, { 'idempotency-key': key })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual(shape('malformed'))
  })

  test('too many requests: 429 with Retry-After', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.5' }
    for (let count = 0; count < 5; count++) {
      expect((await postJson({ ...sampleRequest, firstName: `Person ${count}` }, headers)).status).toBe(200)
    }
    const answer = await postJson({ ...sampleRequest, firstName: 'Person 6' }, headers)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(500)
    expect(await answer.json()).toEqual(shape('too-many-requests'))
  })

  test('a repeat past the limit still returns 200 with its reference', async () => {
    const headers = {
      'x-forwarded-for': '203.0.113.6',
      'idempotency-key': '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    }
    const references = new Set<string>()
    for (let count = 0; count < 6; count++) {
      const answer = await postJson({ ...sampleRequest, firstName: 'Repeat' }, headers)
      expect(answer.status).toBe(200)
      references.add(((await answer.json()) as { reference: string }).reference)
    }
    expect(references.size).toBe(1)
    const { 'idempotency-key': _key, ...keyless } = headers
    expect((await postJson({ ...sampleRequest, firstName: 'New' }, keyless)).status).toBe(429)
  })

  test('a broken store and no way to send e-mail: 503, never success', async () => {
    const log = logLines()
    const { db } = await contactStore()
    const broken = jest.spyOn(db, 'transaction').mockImplementation(() => {
      throw new Error('disk I/O error near Jane')
    })
    rmSync(join(dataDir, 'mail'), { recursive: true, force: true })
    writeFileSync(join(dataDir, 'mail'), 'no folder')
    const answer = await postJson({ ...sampleRequest, firstName: 'Nobody' })
    rmSync(join(dataDir, 'mail'))
    broken.mockRestore()
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual(shape('unavailable'))
    expect(log.join('')).toContain('contact: store failed')
    expect(log.join('')).not.toMatch(/Jane|Nobody/)
    expect(afterwards).toEqual([])
  })

  test.each(['GET', 'HEAD', 'OPTIONS', 'PATCH', 'PUT', 'DELETE'] as const)(
    '%s: 405 with Allow',
    async (method) => {
      const answer = route[method]()
      expect(answer.status).toBe(405)
      expect(answer.headers.get('allow')).toBe('POST')
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(await answer.json()).toEqual(shape('method-not-allowed'))
    },
  )
})

describe('our form without JavaScript', () => {
  const refused = (code: string) => ({
    kind: 'refused',
    code,
    message: expect.any(String) as string,
    fields: {},
    values: {},
    idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  })

  test('redirects to the result page, which finds the reference', async () => {
    const answer = await postForm({ ...pageForm, firstName: 'Ann' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/contact/result')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(
      /^contact-outcome=[0-9a-f-]{36}; Path=\/contact; Max-Age=900; HttpOnly; SameSite=Lax$/,
    )
    expect(await outcomeOf(answer)).toEqual({
      kind: 'received',
      reference: expect.stringMatching(/^HS-/) as string,
      next: expectedNext,
    })
    expect(afterwards).toHaveLength(1)
  })

  test('an emergency comes back with its advice and everything typed, and is sent the second time', async () => {
    const message = 'I am numb between my legs and cannot pee'
    const answer = await postForm({ ...pageForm, message })
    const { advice, ...outcome } = (await outcomeOf(answer)) as Extract<Outcome, { kind: 'urgent' }>
    expect(advice).toMatchObject({ kind: 'emergency', text: expect.stringMatching(/911/) as string })
    expect(outcome).toEqual({
      kind: 'urgent',
      fields: {},
      values: { ...sampleRequest, message },
      idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    })
    expect(afterwards).toEqual([])
    const sent = await postForm({
      ...pageForm,
      message,
      idempotencyKey: outcome.idempotencyKey,
      sendAnyway: 'yes',
    })
    expect(await outcomeOf(sent)).toEqual({
      kind: 'received',
      reference: expect.stringMatching(/^HS-/) as string,
      advice,
      next: { ...expectedNext, expect: null },
    })
  })

  test('sets a Secure cookie over https', async () => {
    const answer = await postForm({ ...pageForm, firstName: 'Bea' }, { 'x-forwarded-proto': 'https' })
    expect(answer.headers.get('set-cookie')).toMatch(/; Secure$/)
  })

  test('a rejected form comes back filled in with its errors, and nothing typed is in a URL or cookie', async () => {
    const answer = await postForm({ ...pageForm, firstName: '', email: ' jane@ ' })
    expect(answer.status).toBe(303)
    expect(await outcomeOf(answer)).toEqual({
      kind: 'refused',
      code: 'missing-fields',
      message: 'Please fill in all required fields.',
      fields: { firstName: 'required', email: 'invalid' },
      values: { ...sampleRequest, firstName: '', email: ' jane@ ' },
      idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    })
    expect(JSON.stringify([...answer.headers])).not.toMatch(/jane|Sample/i)
    expect(afterwards).toEqual([])
  })

  test.each([
    ['a whole form', pageForm],
    ['a form too large to read', { ...pageForm, message: 'x'.repeat(40_000) }],
  ])("another website's form, %s, does not affect the visitor's cookie and outcome", async (_name, form) => {
    const stored = () =>
      (globalThis as unknown as Record<symbol, Map<string, unknown>>)[Symbol.for('hanford.contact-outcomes')]
    const before = new Set(stored()?.keys())
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      const answer = await postForm(form, { accept: 'text/html', ...headers } as Record<string, string>)
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toBe('/contact/result?refused=foreign-origin')
      expect(answer.headers.get('set-cookie')).toBeNull()
    }
    expect(new Set(stored()?.keys())).toEqual(before)
  })

  test('200 forms from a stranger do not affect what another visitor sees', async () => {
    const mine = await postForm({ ...pageForm, firstName: '' })
    const confirmed = await postForm({ ...pageForm, firstName: 'Dora' })
    for (let count = 0; count < 200; count++)
      await postForm({ ...pageForm, firstName: '' }, { 'x-forwarded-for': '203.0.113.7' })
    expect(await outcomeOf(mine)).toMatchObject({ kind: 'refused', values: { lastName: 'Sample' } })
    expect(await outcomeOf(confirmed)).toMatchObject({ kind: 'received' })
  })

  test('of 101 rejected forms from one address, the last is not kept', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.8' }
    // Without a message, whose checks have a limit of their own.
    const rejected = { ...pageForm, firstName: '', message: '' }
    for (let count = 1; count <= 100; count++) expect((await postForm(rejected, headers)).status).toBe(303)
    expect((await postForm(rejected, headers)).status).toBe(429)
    expect((await postForm({ ...pageForm, firstName: 'Eve' }, headers)).status).toBe(303)
  })

  test('browsers get the page even if the form is too large to read', async () => {
    const form = { ...pageForm, message: 'x'.repeat(40_000) }
    const answer = await postForm(form, { accept: 'text/html,application/xhtml+xml' })
    expect(answer.status).toBe(303)
    expect(await outcomeOf(answer)).toEqual(refused('too-large'))
    expect((await postForm(form, { accept: '*/*' })).status).toBe(413)
  })

  test('a form on another website gets JSON', async () => {
    const { view: _view, ...form } = pageForm
    const answer = await postForm({ ...form, firstName: 'Cleo' })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ success: true })
    expect(answer.headers.get('set-cookie')).toBeNull()
  })
})
