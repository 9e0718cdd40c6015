import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { openStore, type ContactStore } from './contact-store.server'
import { unseal } from './sealing.server'
import { findRepeated, saveRequest } from './store.server'
import { sampleRequest } from './testing/sample-request'
import { saveSample } from './testing/save-sample.server'
import { temporaryFolders } from './testing/temporary-folders'

const newFolder = temporaryFolders()
const minute = 60_000
const start = Date.UTC(2026, 10, 17, 18)

let store: ContactStore

beforeEach(async () => {
  store = await openStore(newFolder())
})
afterEach(() => store.db.destroy())

const save = (change: Partial<typeof sampleRequest> = {}, receivedAt = start) =>
  saveSample(store, change, { receivedAt })
const rows = () => store.db.selectFrom('requests').selectAll().execute()
const deliveries = () => store.db.selectFrom('deliveries').selectAll().execute()

test('stores the request, encrypted, and one delivery that is due', async () => {
  const reference = await saveSample(store, {}, { marks: ['honeypot'], receivedAt: start })
  const [row] = await rows()
  expect(row).toMatchObject({ reference, received_at: start, marks: '["honeypot"]' })
  const opened = unseal(store.ring, { keyId: row!.key_id, bytes: row!.sealed }, reference)
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
    },
  ])
})

test('nothing that was typed stands in the files, and only the owner may read them', async () => {
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

test('what was acknowledged is flushed to the disk', async () => {
  expect((await sql`pragma journal_mode`.execute(store.db)).rows).toEqual([{ journal_mode: 'wal' }])
  expect((await sql`pragma synchronous`.execute(store.db)).rows).toEqual([{ synchronous: 2 }])
})

describe('repeats', () => {
  test('the same content within ten minutes is the first request', async () => {
    const reference = await save()
    expect(await save({}, start + 10 * minute - 1)).toBe(reference)
    expect(await rows()).toHaveLength(1)
    expect(await deliveries()).toHaveLength(1)
  })

  test('ten minutes later it is a new one', async () => {
    const reference = await save()
    expect(await save({}, start + 10 * minute)).not.toBe(reference)
    expect(await deliveries()).toHaveLength(2)
  })

  test('any other field makes it a new one', async () => {
    await save()
    for (const [field, value] of Object.entries(sampleRequest)) await save({ [field]: `${value}2` })
    expect(await rows()).toHaveLength(7)
  })

  test('is found without storing anything, within ten minutes', async () => {
    const find = (change: Partial<typeof sampleRequest>, receivedAt: number) =>
      findRepeated(store, { request: { ...sampleRequest, ...change }, marks: [], receivedAt })
    expect(await find({}, start)).toBeNull()
    const reference = await save()
    expect(await find({}, start + 10 * minute - 1)).toEqual({ ok: true, reference })
    expect(await find({}, start + 10 * minute)).toBeNull()
    expect(await find({ message: 'Other' }, start)).toBeNull()
    expect(await rows()).toHaveLength(1)
  })

  test('many presses at once are one request', async () => {
    const references = await Promise.all(Array.from({ length: 20 }, () => save()))
    expect(new Set(references).size).toBe(1)
    expect(await deliveries()).toHaveLength(1)
  })
})

describe("a client's own key", () => {
  const day = 24 * 60 * minute
  const send = (clientKey: string, change = {}, receivedAt = start) =>
    saveRequest(store, { request: { ...sampleRequest, ...change }, marks: [], receivedAt, clientKey })

  test('stands for the same request for 24 hours, longer than its content does', async () => {
    const first = await send('key-1')
    expect(first).toMatchObject({ ok: true })
    expect(await send('key-1', {}, start + day - 1)).toEqual(first)
    expect(await rows()).toHaveLength(1)
    expect(await send('key-1', {}, start + day)).not.toEqual(first)
    expect(await rows()).toHaveLength(2)
  })

  test('with other content is a conflict, and nothing is stored', async () => {
    await send('key-1')
    expect(await send('key-1', { message: 'Other' })).toEqual({ ok: false, code: 'conflict' })
    expect(await rows()).toHaveLength(1)
  })

  test('a new key with content that came just before stands for that request', async () => {
    const first = await send('key-1')
    expect(await send('key-2')).toEqual(first)
    expect(await send('key-2', {}, start + day - 1)).toEqual(first)
    expect(await deliveries()).toHaveLength(1)
  })

  test('many at once are one request', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('key-1')))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await deliveries()).toHaveLength(1)
  })

  test('stands in the store as a hash', async () => {
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
    expect(await find('key-1')).toBeNull()
    const first = await send('key-1')
    expect(await find('key-1')).toEqual(first)
    expect(await find('key-1', { message: 'Other' })).toEqual({ ok: false, code: 'conflict' })
    expect(await find('key-2')).toBeNull()
  })
})

test('many people at once are all stored', async () => {
  const names = Array.from({ length: 50 }, (_, index) => `Person ${index}`)
  const references = await Promise.all(names.map((firstName) => save({ firstName })))
  expect(new Set(references).size).toBe(50)
  expect(await deliveries()).toHaveLength(50)
})

test('a request whose delivery cannot be stored is not stored either', async () => {
  await sql`create trigger broken before insert on deliveries begin select raise(abort, 'broken'); end`.execute(
    store.db,
  )
  await expect(save()).rejects.toThrow('broken')
  expect(await rows()).toEqual([])
})

test('a store that another process holds is waited for, then refused, and works afterwards', async () => {
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
