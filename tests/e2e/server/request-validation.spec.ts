import fc from 'fast-check'
import { gzipSync } from 'node:zlib'
import {
  addressLists,
  brokenLines,
  hostileFields,
  inertTexts,
  invisibleTexts,
  nearlyProperFields,
} from '../../request-validation/hostile'
import { post, refusal } from '../../support/servers/post'
import { patient, staffMail } from '../../support/servers/requests'
import { expect, test } from '../../support/visitors'

const calls = ['/api/contact', '/api/ai-assistant'] as const
const dataDir = 'test-results/data'

const send = (url: string, change: object) => post(url, JSON.stringify({ ...patient, ...change }))

test.describe('rejected, with the documented error format', () => {
  for (const path of calls) {
    test(`${path}: a wrong method lists the allowed ones`, async ({ request }) => {
      for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const answer = await request.fetch(path, { method })
        expect([method, answer.status(), answer.headers().allow]).toEqual([method, 405, 'POST'])
      }
    })

    test(`${path}: a cross-site request`, async ({ baseURL }) => {
      const body = JSON.stringify({ ...patient, message: 'hello' })
      for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
        const answer = await post(`${baseURL}${path}`, body, headers as Record<string, string>)
        expect(answer).toMatchObject({ status: 403, json: refusal('foreign-origin') })
      }
    })

    test(`${path}: unreadable bodies`, async ({ baseURL }) => {
      const url = `${baseURL}${path}`
      const malformed = [
        '',
        '[]',
        '{"a":',
        '"a"',
        '{"__proto__":{"a":1}}',
        '{"constructor":{"prototype":{"a":1}}}',
        '['.repeat(16_000),
      ]
      for (const body of malformed)
        expect([body, await post(url, body)]).toMatchObject([
          body,
          { status: 400, json: refusal('malformed') },
        ])
      const latin1 = Buffer.from('{"message":"caf\u00e9"}', 'latin1')
      expect(await post(url, latin1)).toMatchObject({ status: 400, json: refusal('malformed') })
      const long = JSON.stringify({ message: 'x'.repeat(33_000) })
      expect(await post(url, long)).toMatchObject({ status: 413, json: refusal('too-large') })
      // 50 MB of zeros, compressed to 50 KB.
      const bomb = gzipSync(Buffer.alloc(50_000_000))
      expect(await post(url, bomb, { 'content-encoding': 'gzip' })).toMatchObject({
        status: 415,
        json: refusal('unsupported-type'),
      })
      expect((await post(url, 'a', { 'content-type': 'text/plain' })).status).toBe(415)
    })
  }

  test('line breaks, control characters, invisible text, several addresses', async ({ baseURL }) => {
    const url = `${baseURL}/api/contact`
    for (const field of ['firstName', 'lastName', 'phone', 'email'] as const) {
      for (const text of brokenLines) {
        const value = field === 'phone' ? `5550123${text}` : field === 'email' ? `${text}@example.com` : text
        const fields = { [field]: 'invalid' }
        expect([field, text, await send(url, { [field]: value })]).toMatchObject([
          field,
          text,
          { status: 422, json: { success: false, error: { code: 'invalid-fields', fields } } },
        ])
      }
      for (const text of invisibleTexts) {
        const fields = { [field]: 'required' }
        expect([field, text, await send(url, { [field]: text })]).toMatchObject([
          field,
          text,
          { status: 422, json: { error: { code: 'missing-fields', fields } } },
        ])
      }
    }
    for (const email of addressLists) {
      expect(await send(url, { email })).toMatchObject({
        status: 422,
        json: { error: { fields: { email: 'invalid' } } },
      })
    }
    for (const message of invisibleTexts) {
      expect(await send(url, { message })).toMatchObject({
        status: 422,
        json: { error: { fields: { message: 'invalid' } } },
      })
      expect((await post(`${baseURL}/api/ai-assistant`, JSON.stringify({ message }))).status).toBe(422)
    }
  })
})

test('injection attempts are treated as text, and the staff see them as text', async ({ baseURL }) => {
  for (const text of inertTexts) {
    const { status, json } = await send(`${baseURL}/api/contact`, {
      firstName: text,
      message: `${text}\nsecond line`,
      // Strange texts may look like an emergency, which is asked about first.
      sendAnyway: 'yes',
    })
    expect([text, status]).toEqual([text, 200])
    const { reference } = json as { reference: string }
    await expect.poll(() => staffMail(dataDir, reference)).not.toBeNull()
    const mail = await staffMail(dataDir, reference)
    // What looks like an address can't be followed.
    const shown = text.replace('https://evil.example', 'https[:]//evil[.]example')
    expect(mail?.text).toContain(`Name: ${shown} ${patient.lastName}`)
    expect(mail?.text).toContain(`> ${shown}\n> second line`)
    expect(mail?.html).not.toMatch(/<(script|img|style>\*)/)
    // Whatever was typed, the subject has only when to call and the reference.
    expect(mail?.subject).toMatch(
      /^(CALL NOW|(URGENT: call|Call) by \w+day (noon|[\d:]+ [AP]M)): appointment request HS-\w{4}-\w{4}$/,
    )
  }
})

test('bidirectional control characters are shown by code point', async ({ baseURL }) => {
  const { json } = await send(`${baseURL}/api/contact`, { lastName: 'a\u202eb', message: 'c\u2066d\u0000' })
  const { reference } = json as { reference: string }
  await expect.poll(() => staffMail(dataDir, reference)).not.toBeNull()
  const mail = await staffMail(dataDir, reference)
  expect(mail?.text).toContain('a[U+202E]b')
  expect(mail?.text).toContain('c[U+2066]d[U+0000]')
})

test('arbitrary input gets a documented response, never a server error', async ({ baseURL }) => {
  test.setTimeout(60_000)
  const any = fc.oneof(
    hostileFields.map((fields) => JSON.stringify(fields)),
    nearlyProperFields.map((fields) => JSON.stringify(fields)),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  )
  const answered = fc.asyncProperty(any, fc.constantFrom(...calls), async (body, path) => {
    const { status, json } = await post(`${baseURL}${path}`, body)
    expect(status).toBeLessThan(500)
    if (status !== 200)
      expect(json).toMatchObject({ success: false, error: { code: expect.any(String) as unknown } })
  })
  await fc.assert(answered, { numRuns: 1500, seed: 7, endOnFailure: true })
})
