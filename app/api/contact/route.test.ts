import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { contactStore } from '@/lib/contact/contact-store.server'
import { readOutcome } from '@/lib/contact/outcomes.server'
import { sampleRequest } from '@/lib/contact/testing/sample-request'
import { temporaryFolders } from '@/lib/contact/testing/temporary-folders'
import { logLines } from '@/lib/log/testing/log-lines'
import * as route from './route'

const dataDir = temporaryFolders()()
process.env.DATA_DIR = dataDir
process.env.TRUSTED_PROXY_HOPS = '1'

/** What the handler left to be done after the response. */
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

test('from the request to the mail that the staff open', async () => {
  const answer = await postJson(sampleRequest)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const body = (await answer.json()) as { reference: string }
  expect(body).toEqual({
    success: true,
    message: 'Your appointment request has been submitted. We will contact you within 24 hours.',
    reference: expect.stringMatching(/^HS-[0-9A-Z]{4}-[0-9A-Z]{4}$/) as string,
  })

  expect(() => readdirSync(join(dataDir, 'mail'))).toThrow('ENOENT')
  expect(afterwards).toHaveLength(1)
  await afterwards[0]?.()
  const mail = await PostalMime.parse(readFileSync(join(dataDir, 'mail', `${body.reference}.eml`)))
  expect(mail.subject).toBe(`Appointment request ${body.reference}`)
  expect(mail.text).toContain('Name: Jane Sample')
  expect(mail.text).toContain('Phone: (559) 555-0123')

  // The same again is the same request, and no second mail.
  expect(((await (await postJson(sampleRequest)).json()) as { reference: string }).reference).toBe(
    body.reference,
  )
  await afterwards[1]?.()
  expect(readdirSync(join(dataDir, 'mail'))).toEqual([`${body.reference}.eml`])
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

  test('missing fields: 422 with the sentence of the spec and a code for each field', async () => {
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

  test('a line break in a one-line field: 422', async () => {
    const answer = await postJson({ ...sampleRequest, firstName: 'Jane\r\nBcc: evil@example.com' })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      error: { code: 'invalid-fields', fields: { firstName: 'invalid' } },
    })
  })

  test('the same Idempotency-Key with other content: 409; with the same, the same answer', async () => {
    const headers = { 'idempotency-key': '6b1c' }
    const first = await (await postJson({ ...sampleRequest, firstName: 'Keyed' }, headers)).json()
    expect(await (await postJson({ ...sampleRequest, firstName: 'Keyed' }, headers)).json()).toEqual(first)
    const other = await postJson({ ...sampleRequest, firstName: 'Other' }, headers)
    expect(other.status).toBe(409)
    expect(await other.json()).toEqual(shape('conflict'))
  })

  test.each(['', 'x'.repeat(256), 'é'])('a key that is none: 400', async (key) => {
    const answer = await postJson({ ...sampleRequest, firstName: 'Key' }, { 'idempotency-key': key })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual(shape('malformed'))
  })

  test('too many: 429 with Retry-After', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.5' }
    for (let count = 0; count < 5; count++) {
      expect((await postJson({ ...sampleRequest, firstName: `Person ${count}` }, headers)).status).toBe(200)
    }
    const answer = await postJson({ ...sampleRequest, firstName: 'Person 6' }, headers)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(500)
    expect(await answer.json()).toEqual(shape('too-many-requests'))
  })

  test('the same again, with the limit reached: still 200 with its reference', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.6' }
    const references = new Set<string>()
    for (let count = 0; count < 6; count++) {
      const answer = await postJson({ ...sampleRequest, firstName: 'Repeat' }, headers)
      expect(answer.status).toBe(200)
      references.add(((await answer.json()) as { reference: string }).reference)
    }
    expect(references.size).toBe(1)
    expect((await postJson({ ...sampleRequest, firstName: 'New' }, headers)).status).toBe(429)
  })

  test('a broken store and no way to send: 503, never a success', async () => {
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

describe('our form without script', () => {
  const refused = (code: string) => ({
    kind: 'refused',
    code,
    message: expect.any(String) as string,
    fields: {},
    values: {},
  })

  test('goes on to the result page, which finds the reference', async () => {
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
    })
    expect(afterwards).toHaveLength(1)
  })

  test('on https the cookie is Secure', async () => {
    const answer = await postForm({ ...pageForm, firstName: 'Bea' }, { 'x-forwarded-proto': 'https' })
    expect(answer.headers.get('set-cookie')).toMatch(/; Secure$/)
  })

  test('refused, it comes back as typed, with its errors, and nothing typed in an address or a cookie', async () => {
    const answer = await postForm({ ...pageForm, firstName: '', email: ' jane@ ' })
    expect(answer.status).toBe(303)
    expect(await outcomeOf(answer)).toEqual({
      kind: 'refused',
      code: 'missing-fields',
      message: 'Please fill in all required fields.',
      fields: { firstName: 'required', email: 'invalid' },
      values: { ...sampleRequest, firstName: '', email: ' jane@ ' },
    })
    expect(JSON.stringify([...answer.headers])).not.toMatch(/jane|Sample/i)
    expect(afterwards).toEqual([])
  })

  test('what another website typed is not shown', async () => {
    const answer = await postForm(pageForm, { origin: 'https://evil.example' })
    expect(await outcomeOf(answer)).toEqual(refused('foreign-origin'))
  })

  test('too large to read, the browser still gets the page', async () => {
    const form = { ...pageForm, message: 'x'.repeat(40_000) }
    const answer = await postForm(form, { accept: 'text/html,application/xhtml+xml' })
    expect(answer.status).toBe(303)
    expect(await outcomeOf(answer)).toEqual(refused('too-large'))
    expect((await postForm(form, { accept: '*/*' })).status).toBe(413)
  })

  test('a form from elsewhere gets JSON', async () => {
    const { view: _view, ...form } = pageForm
    const answer = await postForm({ ...form, firstName: 'Cleo' })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ success: true })
    expect(answer.headers.get('set-cookie')).toBeNull()
  })
})
