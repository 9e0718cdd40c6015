import pg from 'pg'
import { openPool } from '@/lib/database/postgres-pool.server'
import { startPostgres } from '@/tests/postgres-server'
import { claimDelivery, markDelivered, releaseDelivery, type Claim } from './delivery-queue.server'
import { keyRing } from './key-ring.server'
import { unseal } from './sealing.server'
import { openSharedDatabase } from './shared-database.server'
import { findRepeated, saveRequest } from './store.server'
import type { ContactStore } from './contact-store.server'
import { sampleRequest } from './testing/sample-request'

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

/** The address of a database that is empty. */
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

/** One instance of the site: connections of its own. */
const instance = async (url: string) => ({ db: await openSharedDatabase(poolOf(url)), ring })
const instances = (count: number, url: string) =>
  Promise.all(Array.from({ length: count }, () => instance(url)))
const named = (firstName: string, receivedAt = start) => ({
  request: { ...sampleRequest, firstName },
  marks: [],
  receivedAt,
})

async function referenceOf(store: ContactStore, added: Parameters<typeof saveRequest>[1]): Promise<string> {
  const saved = await saveRequest(store, added)
  if (!saved.ok) throw new Error(saved.code)
  return saved.reference
}

test('instances that start together on an empty database agree on one schema', async () => {
  for (let round = 0; round < 3; round++) {
    const url = await newDatabase()
    const started = await instances(6, url)
    await Promise.all(started.map((store, index) => saveRequest(store, named(`Person ${index}`))))
    expect(await ask(url, 'select count(*)::int as requests from requests')).toEqual([{ requests: 6 }])
  }
})

test('a request comes back as it was stored, its times as numbers', async () => {
  const store = await instance(await newDatabase())
  const reference = await referenceOf(store, { ...named('Ann'), marks: ['honeypot'] })
  const claim = await claimDelivery(store.db, start)
  expect(claim).toMatchObject({ reference, receivedAt: new Date(start), marks: ['honeypot'], attempts: 1 })
  const opened = unseal(ring, claim!.sealed!, reference)
  expect(opened.ok && JSON.parse(opened.text)).toEqual({ ...sampleRequest, firstName: 'Ann' })
  expect(await findRepeated(store, named('Ann', start + 1))).toEqual({ ok: true, reference })

  await releaseDelivery(store.db, claim!, {
    state: 'pending',
    lastError: 'unreachable',
    nextAttemptAt: start + 10,
    inDoubtSince: null,
  })
  expect(await claimDelivery(store.db, start + 9)).toBeNull()
  expect(await claimDelivery(store.db, start + 10)).toMatchObject({ reference, attempts: 2 })
  await markDelivered(store.db, reference, { now: start + 20 })
  expect(await store.db.selectFrom('deliveries').selectAll().execute()).toMatchObject([
    { state: 'delivered', delivered_at: start + 20, lease_until: null },
  ])
})

test('pressed many times, at every instance at once, it is one request', async () => {
  const stores = await instances(3, await newDatabase())
  const presses = Array.from({ length: 30 }, (_, index) => referenceOf(stores[index % 3]!, named('Same')))
  expect(new Set(await Promise.all(presses)).size).toBe(1)
  expect(await stores[0]!.db.selectFrom('deliveries').selectAll().execute()).toHaveLength(1)
})

test('of all that is due, each is claimed by one instance', async () => {
  const stores = await instances(3, await newDatabase())
  const references = await Promise.all(
    Array.from({ length: 60 }, (_, index) => referenceOf(stores[index % 3]!, named(`Person ${index}`))),
  )
  const claimed: string[] = []
  const claimAll = async ({ db }: (typeof stores)[number]) => {
    for (let claim: Claim | null; (claim = await claimDelivery(db, start));) claimed.push(claim.reference)
  }
  // Two at a time of each instance, as when a worker and the delivery trigger meet.
  await Promise.all([...stores, ...stores].map(claimAll))
  expect(claimed.sort()).toEqual(references.sort())
})

test.each([
  ['off', 'on'],
  ['remote_apply', 'remote_apply'],
])('where the database answers commits with %s, ours are answered with %s', async (before, after) => {
  const url = await newDatabase()
  await ask(server.url, `alter database ${url.split('/').pop()} set synchronous_commit = ${before}`)
  const { rows } = await poolOf(url).query('show synchronous_commit')
  expect(rows).toEqual([{ synchronous_commit: after }])
})

test('a writer that holds the store for ever is an error for the others, and later none', async () => {
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

test('after a crash of the database the same connections serve again, with all that was acknowledged', async () => {
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
