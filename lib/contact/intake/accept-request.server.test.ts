import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { acceptRequest } from '@/lib/contact/intake/accept-request.server'
import { contactStore } from '@/lib/contact/store/contact-store.server'
import { sampleRequest } from '@/lib/contact/testing/sample-request'
import { temporaryFolders } from '@/lib/contact/testing/temporary-folders'
import { adviceFor } from '@/lib/urgency/advice-for'
import { decrypt } from '@/lib/contact/store/encryption.server'
import { parseStoredRequest } from '@/lib/contact/request/schema'
import { logLines } from '@/lib/platform/log/testing/log-lines'

jest.mock('@/lib/urgency/advice-for', () => {
  const { adviceFor } =
    jest.requireActual<typeof import('@/lib/urgency/advice-for')>('@/lib/urgency/advice-for')
  return { adviceFor: jest.fn(adviceFor) }
})

const dataDir = temporaryFolders()()
process.env.DATA_DIR = dataDir
process.env.SITE_URL = 'https://spine.example.com'
process.env.TRUSTED_PROXY_HOPS = '1'

/** When to expect the call; call-deadline.test.ts has the rules. */
const deadline: unknown = expect.objectContaining({ callBy: expect.any(Date) as Date })
let address = 0
/** Headers from an address that has not sent anything yet. */
const newVisitor = (more: Record<string, string> = {}) =>
  new Headers({ 'x-forwarded-for': `198.51.100.${++address}`, ...more })
const send = (headers: Headers, change: object = {}) =>
  acceptRequest({ headers, fields: { ...sampleRequest, ...change } })
const row = async (reference: string | null) => {
  const { db } = await contactStore()
  return db
    .selectFrom('requests')
    .selectAll()
    .where('reference', '=', reference ?? '')
    .executeTakeFirst()
}

// Runs first, before the store is open: a folder is in place of its file.
test("a store that can't be opened is an error, logged by code only, and retried next time", async () => {
  const log = logLines()
  mkdirSync(join(dataDir, 'requests.sqlite'))
  expect(await send(newVisitor())).toEqual({ ok: false, code: 'unavailable' })
  expect(log).toHaveLength(1)
  expect(log[0]).toContain('contact: store failed')
  expect(log[0]).not.toMatch(/Jane|Sample|0123|back hurts/)
  rmSync(join(dataDir, 'requests.sqlite'), { recursive: true })
  expect(await send(newVisitor())).toMatchObject({ ok: true })
})

test('stores the six fields without any browser headers', async () => {
  const result = await send(newVisitor(), { firstName: 'Ann' })
  expect(result).toEqual({ ok: true, reference: expect.stringMatching(/^HS-/) as string, deadline })
  expect(result.ok && (await row(result.reference))).toMatchObject({ marks: '[]' })
})

test('rejects a cross-origin request before validating its fields', async () => {
  expect(await send(newVisitor({ origin: 'https://evil.example' }), { email: 'x' })).toEqual({
    ok: false,
    code: 'foreign-origin',
  })
  expect(await send(newVisitor({ origin: 'https://spine.example.com' }), { firstName: 'Ori' })).toMatchObject(
    {
      ok: true,
    },
  )
})

test.each([
  [
    'something missing',
    { firstName: '', email: 'x' },
    'missing-fields',
    { firstName: 'required', email: 'invalid' },
  ],
  ['something wrong', { email: 'x' }, 'invalid-fields', { email: 'invalid' }],
  ['something too long', { message: 'x'.repeat(2001) }, 'invalid-fields', { message: 'too-long' }],
])('%s is reported by field', async (_name, change, code, fields) =>
  expect(await send(newVisitor(), change)).toEqual({ ok: false, code, fields }),
)

test('stores and marks a request that tripped a trap, never drops it', async () => {
  const result = await send(newVisitor(), { firstName: 'Bot', website: 'http://spam.example', elapsed: 100 })
  expect(result).toMatchObject({ ok: true })
  expect(result.ok && (await row(result.reference))?.marks).toBe('["honeypot","too-fast"]')
})

describe('rate limit', () => {
  test('five in ten minutes per address; the sixth gets a retry time', async () => {
    const visitor = newVisitor()
    for (let count = 1; count <= 5; count++) {
      expect(await send(visitor, { firstName: `Visitor ${count}` })).toMatchObject({ ok: true })
    }
    const sixth = await send(visitor, { firstName: 'Visitor 6' })
    expect(sixth).toMatchObject({ ok: false, code: 'too-many-requests' })
    if (sixth.ok || sixth.code === 'urgent') return
    expect(sixth.retryAfterSeconds).toBeGreaterThan(590)
    expect(sixth.retryAfterSeconds).toBeLessThanOrEqual(600)
    expect(await send(newVisitor(), { firstName: 'Visitor 6' })).toMatchObject({ ok: true })
  })

  test('counts duplicates but not rejected requests', async () => {
    const visitor = newVisitor()
    for (let count = 0; count < 10; count++) await send(visitor, { email: 'x' })
    for (let count = 0; count < 5; count++) await send(visitor, { firstName: 'Repeat' })
    expect(await send(visitor, { firstName: 'Another' })).toMatchObject({
      ok: false,
      code: 'too-many-requests',
    })
  })

  test('a repeat without a key is answered however often it is sent, without its reference', async () => {
    const visitor = newVisitor()
    const answers = []
    for (let count = 0; count < 8; count++) answers.push(await send(visitor, { firstName: 'Again' }))
    const [first, ...repeats] = answers
    expect(first).toMatchObject({ ok: true, reference: expect.stringMatching(/^HS-/) as string })
    for (const answer of repeats) expect(answer).toEqual({ ...first, reference: null })
    expect(await send(visitor, { firstName: 'New' })).toMatchObject({ code: 'too-many-requests' })
  })

  describe("a person who guesses someone else's request", () => {
    const guessed = { firstName: 'Guessed' }

    test('gets a separate reference below the limit, and the usual response past it', async () => {
      const patient = await send(newVisitor(), guessed)
      const stranger = newVisitor()
      const theirs = await send(stranger, guessed)
      expect(theirs).toMatchObject({ ok: true })
      expect(theirs).not.toEqual(patient)

      const other = newVisitor()
      for (let count = 1; count <= 5; count++) await send(other, { firstName: `Junk ${count}` })
      expect(await send(other, guessed)).toEqual(await send(other, { firstName: 'Nobody' }))
      expect(await send(other, guessed)).toMatchObject({ code: 'too-many-requests' })
    })

    test('at the same address gets ten tries past the limit, right or wrong, and never the reference', async () => {
      const shared = newVisitor()
      for (let count = 1; count <= 4; count++) await send(shared, { firstName: `Junk ${count}` })
      const patient = await send(shared, guessed)
      expect(patient).toMatchObject({ ok: true })
      for (let count = 1; count <= 9; count++)
        expect(await send(shared, { firstName: `Wrong ${count}` })).toMatchObject({ ok: false })
      expect(await send(shared, guessed)).toEqual({ ...patient, reference: null })
      expect(await send(shared, guessed)).toMatchObject({ code: 'too-many-requests' })
    })
  })

  describe('with an Idempotency-Key', () => {
    const key = (last: number) => ({ 'idempotency-key': `0f8fad5b-d9cb-469f-a165-7086772895${10 + last}` })

    test('a duplicate gets its reference past the limit, also from another network', async () => {
      const first = await send(newVisitor(key(1)), { firstName: 'Keyed' })
      expect(first).toMatchObject({ ok: true })
      const elsewhere = newVisitor(key(1))
      const withoutKey = new Headers({ 'x-forwarded-for': elsewhere.get('x-forwarded-for')! })
      for (let count = 1; count <= 5; count++) await send(withoutKey, { firstName: `Busy ${count}` })
      expect(await send(elsewhere, { firstName: 'Keyed' })).toEqual(first)
      expect(await send(withoutKey, { firstName: 'Keyed' })).toMatchObject({ code: 'too-many-requests' })
    })

    test('every request takes a point, and ten duplicates are answered past the limit', async () => {
      const visitor = newVisitor(key(2))
      const answers = []
      for (let count = 1; count <= 17; count++) answers.push(await send(visitor, { firstName: 'Once' }))
      expect(answers.map(({ ok }) => ok)).toEqual([...Array(15).fill(true), false, false])
      const address = visitor.get('x-forwarded-for')!
      expect(await send(new Headers({ 'x-forwarded-for': address }), { firstName: 'New' })).toMatchObject({
        code: 'too-many-requests',
      })
    })

    test('other content is a conflict, which also takes a point', async () => {
      const visitor = newVisitor(key(3))
      await send(visitor, { firstName: 'First' })
      const codes = []
      for (let count = 1; count <= 15; count++) {
        const answer = await send(visitor, { firstName: `Other ${count}` })
        codes.push(answer.ok || answer.code)
      }
      expect(codes).toEqual([...Array(14).fill('conflict'), 'too-many-requests'])
    })

    test('a form field works like the header', async () => {
      const fields = { firstName: 'Field', idempotencyKey: '7c9e6679-7425-40de-944b-e07fc1f90ae7' }
      const first = await send(newVisitor(), fields)
      expect(first).toMatchObject({ ok: true })
      expect(await send(newVisitor(), fields)).toEqual(first)
      expect(await send(newVisitor(), { ...fields, firstName: 'Other' })).toMatchObject({ code: 'conflict' })
    })

    test.each(['', 5, null, 'x'.repeat(256), 'two words'])(
      'rejects an invalid key in the form field: %p',
      async (idempotencyKey) =>
        expect(await send(newVisitor(), { idempotencyKey })).toEqual({ ok: false, code: 'malformed' }),
    )
  })

  test('ten concurrent submissions are one request', async () => {
    const visitor = newVisitor()
    const presses = Array.from({ length: 10 }, () => send(visitor, { firstName: 'At once' }))
    const [first, ...others] = await Promise.all(presses)
    expect([first, ...others].filter((answer) => answer?.ok && answer.reference !== null)).toHaveLength(1)
    for (const answer of others) expect(answer.ok).toBe(true)
  })

  test('after ten minutes the same content is a new request, which counts against the limit', async () => {
    const visitor = newVisitor()
    const fields = { ...sampleRequest, firstName: 'Later' }
    const receivedAt = Date.now()
    for (let count = 0; count < 5; count++) await acceptRequest({ headers: visitor, fields, receivedAt })
    const later = { headers: visitor, fields, receivedAt: receivedAt + 600_000 }
    expect(await acceptRequest(later)).toMatchObject({ ok: false, code: 'too-many-requests' })
  })

  describe('while the store fails', () => {
    beforeEach(() => void logLines())

    test('no attempt counts', async () => {
      const visitor = newVisitor()
      const { db } = await contactStore()
      const broken = jest.spyOn(db, 'transaction').mockImplementation(() => {
        throw new Error('disk I/O error')
      })
      for (let count = 0; count < 10; count++) {
        expect(await send(visitor, { firstName: 'Patient' })).toEqual({ ok: false, code: 'unavailable' })
      }
      broken.mockRestore()
      for (let count = 1; count <= 5; count++) {
        expect(await send(visitor, { firstName: `Patient ${count}` })).toMatchObject({ ok: true })
      }
      expect(await send(visitor, { firstName: 'Patient 6' })).toMatchObject({ code: 'too-many-requests' })
    })

    test('past the limit, reports the failure and keeps the limit', async () => {
      const visitor = newVisitor()
      for (let count = 1; count <= 5; count++) await send(visitor, { firstName: `Full ${count}` })
      const { db } = await contactStore()
      const broken = jest.spyOn(db, 'selectFrom').mockImplementation(() => {
        throw new Error('disk I/O error')
      })
      expect(await send(visitor, { firstName: 'Full 5' })).toEqual({ ok: false, code: 'unavailable' })
      broken.mockRestore()
      expect(await send(visitor, { firstName: 'Full 6' })).toMatchObject({ code: 'too-many-requests' })
    })
  })

  test('a household with many IPv6 addresses is one client; a forged header does not count', async () => {
    const codes = []
    for (let count = 0; count < 6; count++) {
      const headers = new Headers({ 'x-forwarded-for': `10.0.0.${count}, 2001:db8:0:1::${count}` })
      codes.push((await send(headers, { firstName: `House ${count}` })).ok)
    }
    expect(codes).toEqual([true, true, true, true, true, false])
  })

  test('an IPv6 /48 gets the requests of ten households, however it is divided', async () => {
    const from = (count: number) => new Headers({ 'x-forwarded-for': `2001:db8:7:${count.toString(16)}::1` })
    for (let count = 1; count <= 50; count++)
      expect(await send(from(count), { firstName: `Office ${count}` })).toMatchObject({ ok: true })
    const next = await send(from(51), { firstName: 'Office 51' })
    expect(next).toMatchObject({ ok: false, code: 'too-many-requests' })
    const neighbor = new Headers({ 'x-forwarded-for': '2001:db8:8:1::1' })
    expect(await send(neighbor, { firstName: 'Neighbor' })).toMatchObject({ ok: true })
  })
})

describe('a message that describes a warning sign', () => {
  const emergency = { message: 'My leg went numb between my legs and I cannot pee' }
  const advised = {
    ok: false,
    code: 'urgent',
    advice: {
      kind: 'emergency',
      language: 'en',
      text: expect.stringMatching(/^Call 911 now/) as string,
    },
  }
  const urgencyOf = async (reference: string | null) => {
    const { db, ring } = await contactStore()
    const stored = await db
      .selectFrom('requests')
      .selectAll()
      .where('reference', '=', reference ?? '')
      .executeTakeFirstOrThrow()
    expect(stored.marks).toBe('[]')
    const opened = decrypt(ring, { keyId: stored.key_id, bytes: stored.sealed }, stored.reference)
    return opened.ok && parseStoredRequest(opened.text).urgency
  }
  const requestCount = async () =>
    (await (await contactStore()).db.selectFrom('requests').selectAll().execute()).length

  test('an emergency is answered with the advice and not stored; sent anyway, it is stored and marked', async () => {
    const visitor = newVisitor()
    const before = await requestCount()
    expect(await send(visitor, emergency)).toEqual(advised)
    expect(await requestCount()).toBe(before)
    const sent = await send(visitor, { ...emergency, sendAnyway: 'yes' })
    expect(sent).toEqual({
      ok: true,
      reference: expect.stringMatching(/^HS-/) as string,
      deadline,
      advice: advised.advice,
    })
    expect(sent.ok && (await urgencyOf(sent.reference))).toBe('emergency')
  })

  test('a request that was sent stays sent, however often the first form comes in again', async () => {
    const visitor = newVisitor()
    const sent = await send(visitor, { ...emergency, sendAnyway: 'yes' })
    expect(sent.ok).toBe(true)
    expect(await send(visitor, emergency)).toEqual({ ...sent, reference: null })
    expect(await send(newVisitor(), emergency)).toEqual(advised)
  })

  test('the advice comes before errors in the fields, and before the limit', async () => {
    const visitor = newVisitor()
    expect(await send(visitor, { ...emergency, phone: '' })).toEqual({
      ...advised,
      fields: { phone: 'required' },
    })
    for (let count = 1; count <= 5; count++) await send(visitor, { firstName: `Visitor ${count}` })
    expect(await send(visitor, { firstName: 'Six' })).toMatchObject({ code: 'too-many-requests' })
    expect(await send(visitor, emergency)).toEqual(advised)
  })

  test('a crisis is answered with 988, in the language of the message', async () => {
    const result = await send(newVisitor(), { message: 'Quiero quitarme la vida, ya no aguanto el dolor' })
    expect(result).toMatchObject({
      code: 'urgent',
      advice: { kind: 'crisis', language: 'es', text: expect.stringContaining('988') as string },
    })
  })

  test('a same-day problem is stored at once and marked, with the advice to call today', async () => {
    const result = await send(newVisitor(), { message: 'My incision is red and leaking since my surgery' })
    expect(result).toMatchObject({
      ok: true,
      advice: {
        kind: 'same-day',
        text: expect.stringContaining('call us now at (559) 555-0142') as string,
        phone: { display: '(559) 555-0142', href: 'tel:+15595550142' },
      },
    })
    expect(result.ok && (await urgencyOf(result.reference))).toBe('same-day')
  })

  test('a check that fails never keeps a request from being sent', async () => {
    const log = logLines()
    jest.mocked(adviceFor).mockImplementationOnce(() => {
      throw new Error('numb Jane')
    })
    expect(await send(newVisitor(), emergency)).toMatchObject({ ok: true })
    expect(log.join('')).toContain('contact: safety check failed')
    expect(log.join('')).not.toMatch(/numb|Jane/)
  })

  test('the fortieth message from one address is checked like the first', async () => {
    const visitor = newVisitor()
    for (let count = 1; count < 40; count++) await send(visitor, { ...emergency, phone: '' })
    expect(await send(visitor, emergency)).toEqual(advised)
    const sent = await send(visitor, { ...emergency, sendAnyway: 'yes' })
    expect(sent.ok && (await urgencyOf(sent.reference))).toBe('emergency')
  })

  test('past 100 checks from one address, nothing is stored unchecked, and what was sent stays sent', async () => {
    const visitor = newVisitor()
    const confirmed = { ...emergency, sendAnyway: 'yes' }
    await send(visitor, confirmed)
    for (let count = 2; count <= 100; count++) await send(visitor, { ...emergency, phone: '' })
    expect(await send(visitor, { ...confirmed, firstName: 'Late' })).toMatchObject({
      ok: false,
      code: 'too-many-requests',
      retryAfterSeconds: expect.any(Number) as number,
    })
    expect(await send(visitor, confirmed)).toMatchObject({ ok: true, reference: null })
    expect(await send(visitor, { firstName: 'No message', message: '' })).toMatchObject({ ok: true })
  })
})
