import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { openStore, type ContactStore } from '@/lib/contact/store/contact-store.server'
import { decrypt } from '@/lib/contact/store/encryption.server'
import { findRepeated, saveRequest } from '@/lib/contact/store/save-request.server'
import { sampleRequest } from '@/lib/contact/testing/sample-request'
import { saveSample } from '@/lib/contact/testing/save-sample.server'
import { temporaryFolders } from '@/lib/contact/testing/temporary-folders'

const newFolder = temporaryFolders()
const minute = 60_000
const start = Date.UTC(2026, 10, 17, 18)
const client = '198.51.100.7'
const stranger = '203.0.113.9'

let store: ContactStore

beforeEach(async () => {
  store = await openStore(newFolder())
})
afterEach(() => store.db.destroy())

const save = (change: Partial<typeof sampleRequest> = {}, receivedAt = start) =>
  saveSample(store, change, { receivedAt })
const rows = () => store.db.selectFrom('requests').selectAll().execute()
const deliveries = () => store.db.selectFrom('deliveries').selectAll().execute()

test('stores an encrypted request and one due delivery', async () => {
  const reference = await saveSample(store, {}, { marks: ['honeypot'], receivedAt: start })
  const [row] = await rows()
  expect(row).toMatchObject({ reference, received_at: start, marks: '["honeypot"]' })
  const opened = decrypt(store.ring, { keyId: row!.key_id, bytes: row!.sealed }, reference)
  expect(opened.ok && JSON.parse(opened.text)).toEqual(sampleRequest)
  expect(await deliveries()).toEqual([
    {
      reference,
      state: 'pending',
      attempts: 0,
      next_attempt_at: start,
      lease_until: null,
      last_error: null,
      delivered_at: null,
      round: 1,
      in_doubt_since: null,
      provider_id: null,
      handled_at: null,
      deferred: 1,
    },
  ])
})

test('typed text is not readable in the files, which only their owner can read', async () => {
  const data = join(newFolder(), 'private')
  const other = await openStore(data)
  await saveRequest(other, { request: sampleRequest, marks: [], receivedAt: start })
  const files = readdirSync(data).filter((name) => name.startsWith('requests.sqlite'))
  expect(files).toContain('requests.sqlite-wal')
  for (const name of files) {
    const content = readFileSync(join(data, name))
    for (const typed of ['Jane', 'Sample', 'example.com', '0123', 'herniated', 'back hurts']) {
      expect(content.includes(typed)).toBe(false)
    }
    expect(statSync(join(data, name)).mode & 0o777).toBe(0o600)
  }
  expect(statSync(data).mode & 0o777).toBe(0o700)
  await other.db.destroy()
})

test('flushes acknowledged requests to disk', async () => {
  expect((await sql`pragma journal_mode`.execute(store.db)).rows).toEqual([{ journal_mode: 'wal' }])
  expect((await sql`pragma synchronous`.execute(store.db)).rows).toEqual([{ synchronous: 2 }])
})

describe('duplicates', () => {
  test('the same content within ten minutes is the first request', async () => {
    await save()
    // Without its reference, which only the person who sent it may learn.
    expect(await save({}, start + 10 * minute - 1)).toBe('repeated')
    expect(await rows()).toHaveLength(1)
    expect(await deliveries()).toHaveLength(1)
  })

  test('after ten minutes it is a new request', async () => {
    const reference = await save()
    expect(await save({}, start + 10 * minute)).not.toBe(reference)
    expect(await deliveries()).toHaveLength(2)
  })

  test('the same content from someone else is a separate request, so that nobody learns of the first', async () => {
    const reference = await save()
    const references = [reference]
    for (const other of [stranger, '2001:db8:1:2::/64', 'unknown', 'unknown', undefined, undefined])
      references.push(await saveSample(store, {}, { receivedAt: start, client: other }))
    expect(new Set(references).size).toBe(7)
    const asked = { request: sampleRequest, marks: [], receivedAt: start, client: '203.0.113.10' }
    expect(await findRepeated(store, asked)).toBeNull()
    expect(await findRepeated(store, { ...asked, client: 'unknown' })).toBeNull()
  })

  test("nothing in the store reveals a request's address", async () => {
    await save()
    const repeats = await store.db.selectFrom('repeats').selectAll().execute()
    expect(repeats).toHaveLength(1)
    expect(JSON.stringify(repeats)).not.toContain('198.51')
  })

  test('a difference in any field makes it a new request', async () => {
    await save()
    for (const [field, value] of Object.entries(sampleRequest)) await save({ [field]: `${value}2` })
    expect(await rows()).toHaveLength(9)
  })

  test('are found within ten minutes, without storing anything', async () => {
    const find = (change: Partial<typeof sampleRequest>, receivedAt: number) =>
      findRepeated(store, { request: { ...sampleRequest, ...change }, marks: [], receivedAt, client })
    expect(await find({}, start)).toBeNull()
    await save()
    expect(await find({}, start + 10 * minute - 1)).toMatchObject({ ok: true, reference: null })
    expect(await find({}, start + 10 * minute)).toBeNull()
    expect(await find({ message: 'Other' }, start)).toBeNull()
    expect(await rows()).toHaveLength(1)
  })

  test('many concurrent submissions are one request', async () => {
    const references = await Promise.all(Array.from({ length: 20 }, () => save()))
    expect(references.filter((reference) => reference !== 'repeated')).toHaveLength(1)
    expect(await deliveries()).toHaveLength(1)
  })
})

describe("the client's own key", () => {
  const day = 24 * 60 * minute
  const key = '0f8fad5b-d9cb-469f-a165-70867728950e'
  const otherKey = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
  const send = (clientKey: string, change = {}, receivedAt = start, from = client) =>
    saveRequest(store, {
      request: { ...sampleRequest, ...change },
      marks: [],
      receivedAt,
      clientKey,
      client: from,
    })

  test('identifies the request for 24 hours, longer than its content does', async () => {
    const first = await send(key)
    expect(first).toMatchObject({ ok: true })
    expect(await send(key, {}, start + day - 1)).toEqual(first)
    expect(await rows()).toHaveLength(1)
    expect(await send(key, {}, start + day)).not.toEqual(first)
    expect(await rows()).toHaveLength(2)
  })

  test('identifies it from another network, too', async () => {
    expect(await send(key, {}, start, stranger)).toEqual(await send(key))
    expect(await rows()).toHaveLength(1)
  })

  test('counts only for the client that sent it if it can be guessed', async () => {
    const first = await send('1')
    expect(await send('1', {}, start + day - 1)).toEqual(first)
    expect(await send('1', { message: 'Other' })).toEqual({ ok: false, code: 'conflict' })
    const theirs = await send('1', {}, start, stranger)
    expect(theirs).toMatchObject({ ok: true })
    expect(theirs).not.toEqual(first)
    expect(await send('1', { message: 'Other' }, start, '203.0.113.10')).toMatchObject({ ok: true })
  })

  test('is a conflict with other content, and nothing is stored', async () => {
    await send(key)
    expect(await send(key, { message: 'Other' })).toEqual({ ok: false, code: 'conflict' })
    expect(await rows()).toHaveLength(1)
  })

  test('a new key with recently sent content is a repeat, which gets no reference, however often', async () => {
    const first = await send(key)
    for (let count = 0; count < 2; count++)
      expect(await send(otherKey)).toEqual({ ...first, reference: null })
    expect(await deliveries()).toHaveLength(1)
  })

  test('many concurrent uses are one request', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(key)))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await deliveries()).toHaveLength(1)
  })

  test('is stored as a hash', async () => {
    await send('key-of-jane')
    const repeats = await store.db.selectFrom('repeats').selectAll().execute()
    expect(repeats).toHaveLength(2)
    expect(JSON.stringify(repeats)).not.toMatch(/jane/i)
  })

  test('is found without storing anything', async () => {
    const find = (clientKey: string, change = {}) =>
      findRepeated(store, {
        request: { ...sampleRequest, ...change },
        marks: [],
        receivedAt: start + day - 1,
        clientKey,
      })
    expect(await find(key)).toBeNull()
    const first = await send(key)
    expect(await find(key)).toEqual(first)
    expect(await find(key, { message: 'Other' })).toEqual({ ok: false, code: 'conflict' })
    expect(await find(otherKey)).toBeNull()
  })
})

test('stores the concurrent requests of many people', async () => {
  const names = Array.from({ length: 50 }, (_, index) => `Person ${index}`)
  const references = await Promise.all(names.map((firstName) => save({ firstName })))
  expect(new Set(references).size).toBe(50)
  expect(await deliveries()).toHaveLength(50)
})

test("does not store a request if its delivery can't be stored", async () => {
  await sql`create trigger broken before insert on deliveries begin select raise(abort, 'broken'); end`.execute(
    store.db,
  )
  await expect(save()).rejects.toThrow('broken')
  expect(await rows()).toEqual([])
})

test('waits for a store locked by another process, then fails, and works afterward', async () => {
  const data = newFolder()
  const held = await openStore(data)
  const other = new DatabaseSync(join(data, 'requests.sqlite'))
  other.exec('begin immediate')
  const added = { request: sampleRequest, marks: [], receivedAt: start }
  await expect(saveRequest(held, added)).rejects.toThrow('locked')
  other.exec('rollback')
  expect(await saveRequest(held, added)).toMatchObject({ ok: true })
  other.close()
  await held.db.destroy()
})
