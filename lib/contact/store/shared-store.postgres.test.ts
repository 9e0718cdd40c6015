import { sql } from 'kysely'
import pg from 'pg'
import { openPool } from '@/lib/platform/database/postgres-pool.server'
import { startPostgres } from '@/tests/support/servers/postgres-server'
import { claimDelivery, markDelivered, releaseDelivery } from '@/lib/contact/store/outbox.server'
import { keyRing } from '@/lib/contact/store/key-ring.server'
import { openSharedDatabase } from '@/lib/contact/store/postgres.server'
import { findRepeated, saveRequest } from '@/lib/contact/store/save-request.server'
import type { ContactStore } from '@/lib/contact/store/contact-store.server'
import { sampleRequest } from '@/lib/contact/testing/sample-request'
import { openBody } from '@/lib/contact/store/stored-requests.server'
import { countProblems } from '@/lib/contact/delivery/alerts/counts.server'

jest.setTimeout(30_000)

const start = Date.UTC(2026, 10, 17, 18)
const ring = keyRing([Buffer.alloc(32, 7)])

let server: Awaited<ReturnType<typeof startPostgres>>
let databases = 0
const pools: pg.Pool[] = []

beforeAll(async () => {
  server = await startPostgres()
})
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.end())))
afterAll(() => server.close())

async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<Row>(sql)
  await client.end()
  return rows
}

/** The URL of a new, empty database. */
async function newDatabase(): Promise<string> {
  const name = `test_${++databases}`
  await ask(server.url, `create database ${name}`)
  return server.url.replace(/\w+$/, name)
}

function poolOf(url: string): pg.Pool {
  const pool = openPool(url)
  pools.push(pool)
  return pool
}

/** One instance of the site with its own connections. */
const instance = async (url: string) => ({ db: await openSharedDatabase(poolOf(url)), ring })
const instances = (count: number, url: string) =>
  Promise.all(Array.from({ length: count }, () => instance(url)))
const named = (firstName: string, receivedAt = start) => ({
  request: { ...sampleRequest, firstName },
  marks: [],
  receivedAt,
  client: '198.51.100.7',
})

async function referenceOf(store: ContactStore, added: Parameters<typeof saveRequest>[1]): Promise<string> {
  const saved = await saveRequest(store, added)
  if (!saved.ok) throw new Error(saved.code)
  return saved.reference ?? 'repeated'
}

test('instances that start at once on an empty database agree on one schema', async () => {
  for (let round = 0; round < 3; round++) {
    const url = await newDatabase()
    const started = await instances(6, url)
    await Promise.all(started.map((store, index) => saveRequest(store, named(`Person ${index}`))))
    expect(await ask(url, 'select count(*)::int as requests from requests')).toEqual([{ requests: 6 }])
  }
})

test('a request reads back as it was stored, with its times as numbers', async () => {
  const store = await instance(await newDatabase())
  const reference = await referenceOf(store, { ...named('Ann'), marks: ['honeypot'] })
  const claim = await claimDelivery(store.db, start)
  expect(claim).toMatchObject({ reference, received_at: start, marks: '["honeypot"]', attempts: 1 })
  const opened = openBody(ring, claim!)
  expect(opened.ok && opened.received).toMatchObject({
    request: { ...sampleRequest, firstName: 'Ann' },
    receivedAt: new Date(start),
    callBy: new Date('2026-11-18T10:00:00-08:00'),
    openUntil: null,
  })
  expect(await findRepeated(store, named('Ann', start + 1))).toMatchObject({ ok: true, reference: null })

  await releaseDelivery(store.db, claim!, {
    state: 'pending',
    lastError: 'unreachable',
    nextAttemptAt: start + 10,
    inDoubtSince: null,
  })
  expect(await claimDelivery(store.db, start + 9)).toBeUndefined()
  expect(await claimDelivery(store.db, start + 10)).toMatchObject({ reference, attempts: 2 })
  await markDelivered(store.db, reference, { now: start + 20 })
  expect(await store.db.selectFrom('deliveries').selectAll().execute()).toMatchObject([
    { state: 'delivered', delivered_at: start + 20, lease_until: null },
  ])
})

test('many concurrent submissions at every instance are one request', async () => {
  const stores = await instances(3, await newDatabase())
  const presses = Array.from({ length: 30 }, (_, index) => referenceOf(stores[index % 3]!, named('Same')))
  const stored = (await Promise.all(presses)).filter((reference) => reference !== 'repeated')
  expect(stored).toHaveLength(1)
  expect(await stores[0]!.db.selectFrom('deliveries').selectAll().execute()).toHaveLength(1)
})

test('requests that tripped a trap are claimed last, and not while 100 e-mails went out within an hour', async () => {
  const store = await instance(await newDatabase())
  const marked = await referenceOf(store, { ...named('Bot'), marks: ['too-fast'] })
  const clean = await referenceOf(store, named('Ann', start + 1000))
  expect(await claimDelivery(store.db, start + 1000)).toMatchObject({ reference: clean })
  for (let count = 1; count <= 100; count++)
    await markDelivered(store.db, await referenceOf(store, named(`Person ${count}`)), { now: start })
  expect(await claimDelivery(store.db, start + 3_599_999)).toMatchObject({ reference: clean })
  expect(await claimDelivery(store.db, start + 3_599_999)).toBeUndefined()
  expect(await claimDelivery(store.db, start + 3_600_000)).toMatchObject({ reference: marked })
  expect((await countProblems(store.db, start + 1000)).lastHour).toBe(102)
})

test('each due delivery is claimed by one instance', async () => {
  const stores = await instances(3, await newDatabase())
  const references = await Promise.all(
    Array.from({ length: 60 }, (_, index) => referenceOf(stores[index % 3]!, named(`Person ${index}`))),
  )
  const claimed: string[] = []
  const claimAll = async ({ db }: (typeof stores)[number]) => {
    for (let claim; (claim = await claimDelivery(db, start));) claimed.push(claim.reference)
  }
  // Two at a time per instance, as when the worker and the cron trigger run at once.
  await Promise.all([...stores, ...stores].map(claimAll))
  expect(claimed.sort()).toEqual(references.sort())
})

test.each([
  ['off', 'on'],
  ['remote_apply', 'remote_apply'],
])("if the database's synchronous_commit is %s, that of our transactions is %s", async (before, after) => {
  const url = await newDatabase()
  await ask(server.url, `alter database ${url.split('/').pop()} set synchronous_commit = ${before}`)
  const pool = poolOf(url)
  const db = await openSharedDatabase(pool)
  const { rows } = await db
    .transaction()
    .execute((transaction) => sql`show synchronous_commit`.execute(transaction))
  expect(rows).toEqual([{ synchronous_commit: after }])
  expect((await pool.query('show synchronous_commit')).rows).toEqual([{ synchronous_commit: before }])
})

test('a writer that never releases the store causes errors for others, but only until it ends', async () => {
  const url = await newDatabase()
  const [store, other] = await instances(2, url)
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const held = other!.db.transaction().execute(() => (begun.resolve(), end.promise))
  await begun.promise
  await expect(saveRequest(store!, named('Waiting'))).rejects.toMatchObject({ code: '57014' })
  end.resolve()
  await held
  expect(await referenceOf(store!, named('Waiting'))).toMatch(/^HS-/)
})

test('statements that are never answered hold up no later ones', async () => {
  const { db } = await instance(await newDatabase())
  const stuck = Array.from({ length: 5 }, () => sql`select pg_sleep(20)`.execute(db))
  for (const { status } of await Promise.allSettled(stuck)) expect(status).toBe('rejected')
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
})

test('after a database crash the same connections work again, with everything that was acknowledged', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const url = await newDatabase()
  const store = await instance(url)
  const reference = await referenceOf(store, named('Before'))
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const cut = store.db.transaction().execute(() => (begun.resolve(), end.promise))
  await begun.promise
  await server.crash()
  end.resolve()
  await expect(cut).rejects.toThrow()
  await expect(saveRequest(store, named('During'))).rejects.toThrow()
  await expect(claimDelivery(store.db, start)).rejects.toThrow()
  await server.start()
  await saveRequest(store, named('After'))
  expect(await claimDelivery(store.db, start)).toMatchObject({ reference })
  log.mockRestore()
})
