import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { acceptRequest } from './accept-request.server'
import { contactStore } from './contact-store.server'
import { sampleRequest } from './testing/sample-request'
import { temporaryFolders } from './testing/temporary-folders'
import { logLines } from '@/lib/log/testing/log-lines'

const dataDir = temporaryFolders()()
process.env.DATA_DIR = dataDir
process.env.SITE_URL = 'https://spine.example.com'
process.env.TRUSTED_PROXY_HOPS = '1'

let address = 0
/** Headers from an address that has sent nothing yet. */
const newVisitor = (more: Record<string, string> = {}) =>
  new Headers({ 'x-forwarded-for': `198.51.100.${++address}`, ...more })
const send = (headers: Headers, change: object = {}) =>
  acceptRequest({ headers, fields: { ...sampleRequest, ...change } })
const row = async (reference: string) => {
  const { db } = await contactStore()
  return db.selectFrom('requests').selectAll().where('reference', '=', reference).executeTakeFirst()
}

/** While it stands there, no mail can be written either. */
const mailFolder = join(dataDir, 'mail')
const breakMail = () => {
  rmSync(mailFolder, { recursive: true, force: true })
  writeFileSync(mailFolder, '')
}
const mendMail = () => rmSync(mailFolder, { recursive: true, force: true })
afterAll(mendMail)

// First, before the store is open: a folder stands where its file should be.
test('a store that cannot be opened is said, logged by code alone, and tried again next time', async () => {
  const log = logLines()
  mkdirSync(join(dataDir, 'requests.sqlite'))
  breakMail()
  expect(await send(newVisitor())).toEqual({ ok: false, code: 'unavailable' })
  expect(log).toHaveLength(1)
  expect(log[0]).toContain('contact: store failed')
  expect(log[0]).not.toMatch(/Jane|Sample|0123|back hurts/)
  mendMail()
  rmSync(join(dataDir, 'requests.sqlite'), { recursive: true })
  expect(await send(newVisitor())).toMatchObject({ ok: true })
})

test('the six fields without any browser header are a request, stored', async () => {
  const result = await send(newVisitor(), { firstName: 'Ann' })
  expect(result).toEqual({ ok: true, reference: expect.stringMatching(/^HS-/) as string })
  expect(result.ok && (await row(result.reference))).toMatchObject({ marks: '[]' })
})

test('a foreign page is refused before anything is said of the fields', async () => {
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
])('%s is named by field', async (_name, change, code, fields) =>
  expect(await send(newVisitor(), change)).toEqual({ ok: false, code, fields }),
)

test('a tripped trap is stored and marked, never dropped', async () => {
  const result = await send(newVisitor(), { firstName: 'Bot', website: 'http://spam.example', elapsed: 100 })
  expect(result).toMatchObject({ ok: true })
  expect(result.ok && (await row(result.reference))?.marks).toBe('["honeypot","too-fast"]')
})

describe('limit', () => {
  test('five in ten minutes from one address; the sixth is told when to come back', async () => {
    const visitor = newVisitor()
    for (let count = 1; count <= 5; count++) {
      expect(await send(visitor, { firstName: `Visitor ${count}` })).toMatchObject({ ok: true })
    }
    const sixth = await send(visitor, { firstName: 'Visitor 6' })
    expect(sixth).toMatchObject({ ok: false, code: 'too-many-requests' })
    if (sixth.ok) return
    expect(sixth.retryAfterSeconds).toBeGreaterThan(590)
    expect(sixth.retryAfterSeconds).toBeLessThanOrEqual(600)
    expect(await send(newVisitor(), { firstName: 'Visitor 6' })).toMatchObject({ ok: true })
  })

  test('repeats count, refused requests do not', async () => {
    const visitor = newVisitor()
    for (let count = 0; count < 10; count++) await send(visitor, { email: 'x' })
    for (let count = 0; count < 5; count++) await send(visitor, { firstName: 'Repeat' })
    expect(await send(visitor, { firstName: 'Another' })).toMatchObject({
      ok: false,
      code: 'too-many-requests',
    })
  })

  test('a request that we have is answered with its reference, however often it is sent', async () => {
    const visitor = newVisitor()
    const answers = []
    for (let count = 0; count < 8; count++) answers.push(await send(visitor, { firstName: 'Again' }))
    const [first] = answers
    expect(first).toMatchObject({ ok: true })
    for (const answer of answers) expect(answer).toEqual(first)
    // Anyone's: behind one address, the limit may be used up by somebody else.
    const stored = await send(newVisitor(), { firstName: 'Elsewhere' })
    expect(await send(visitor, { firstName: 'Elsewhere' })).toEqual(stored)
    expect(await send(visitor, { firstName: 'New' })).toMatchObject({ code: 'too-many-requests' })
  })

  test('ten presses at once are one request', async () => {
    const visitor = newVisitor()
    const presses = Array.from({ length: 10 }, () => send(visitor, { firstName: 'At once' }))
    const [first, ...others] = await Promise.all(presses)
    expect(first).toMatchObject({ ok: true })
    for (const answer of others) expect(answer).toEqual(first)
  })

  test('ten minutes later the same content is a new request, for which there must be room', async () => {
    const visitor = newVisitor()
    const fields = { ...sampleRequest, firstName: 'Later' }
    const receivedAt = Date.now()
    for (let count = 0; count < 5; count++) await acceptRequest({ headers: visitor, fields, receivedAt })
    const later = { headers: visitor, fields, receivedAt: receivedAt + 600_000 }
    expect(await acceptRequest(later)).toMatchObject({ ok: false, code: 'too-many-requests' })
  })

  describe('while the store fails', () => {
    beforeEach(() => {
      logLines()
      breakMail()
    })
    afterEach(mendMail)

    test('no try counts', async () => {
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

    test('with the limit reached, the failure is said, and the limit stays', async () => {
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

  test('one house with many IPv6 addresses is one visitor; a made-up header is none', async () => {
    const codes = []
    for (let count = 0; count < 6; count++) {
      const headers = new Headers({ 'x-forwarded-for': `10.0.0.${count}, 2001:db8:0:1::${count}` })
      codes.push((await send(headers, { firstName: `House ${count}` })).ok)
    }
    expect(codes).toEqual([true, true, true, true, true, false])
  })
})
