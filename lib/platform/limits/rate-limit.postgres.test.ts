import pg from 'pg'
import { contactStore } from '@/lib/contact/store/contact-store.server'
import { sharedPool } from '@/lib/platform/database/postgres-pool.server'
import { startPostgres } from '@/tests/support/servers/postgres-server'
import { startLine } from '@/tests/support/content/silenceable-line'
import { giveBackToLimit, takeFromLimit } from './rate-limit.server'

jest.setTimeout(30_000)

let server: Awaited<ReturnType<typeof startPostgres>>
let line: Awaited<ReturnType<typeof startLine>>

beforeAll(async () => {
  server = await startPostgres()
  line = await startLine(Number(new URL(server.url).port))
  process.env.DATABASE_URL = server.url.replace(/:\d+/, `:${line.port}`)
  process.env.REQUESTS_KEY = Buffer.alloc(32, 7).toString('base64')
  await contactStore()
})
afterAll(async () => {
  await line.close()
  await sharedPool()?.end()
  await server.close()
})

async function counted(): Promise<{ key: string; points: number; expire: string }[]> {
  const client = new pg.Client(server.url)
  await client.connect()
  const { rows } = await client.query<{ key: string; points: number; expire: string }>('select * from limits')
  await client.query('delete from limits')
  await client.end()
  return rows
}

test('gives each client its points, then a wait time; stores no addresses in the database', async () => {
  const limit = { name: 'test', points: 2, seconds: 60 }
  expect(await takeFromLimit(limit, '198.51.100.7')).toEqual({ ok: true })
  expect(await takeFromLimit(limit, '198.51.100.7')).toEqual({ ok: true })
  expect(await takeFromLimit(limit, '198.51.100.7')).toEqual({ ok: false, retryAfterSeconds: 60 })
  expect(await takeFromLimit(limit, '198.51.100.8')).toEqual({ ok: true })
  const rows = await counted()
  expect(rows.map(({ points }) => points).sort()).toEqual([1, 2])
  expect(JSON.stringify(rows)).not.toContain('198.51')
})

test('a returned point can be taken again, however often the client was refused meanwhile', async () => {
  const limit = { name: 'given-back', points: 2, seconds: 60 }
  await takeFromLimit(limit, 'a')
  await takeFromLimit(limit, 'a')
  for (let count = 0; count < 3; count++) expect(await takeFromLimit(limit, 'a')).toMatchObject({ ok: false })
  await giveBackToLimit(limit, 'a')
  expect(await takeFromLimit(limit, 'a')).toEqual({ ok: true })
  expect(await takeFromLimit(limit, 'a')).toMatchObject({ ok: false })
})

test('concurrent calls take no more than the limit', async () => {
  const limit = { name: 'at-once', points: 10, seconds: 60 }
  const answers = await Promise.all(Array.from({ length: 40 }, () => takeFromLimit(limit, 'a')))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(10)
})

test('counts in the database even if this process was busy for longer than it waits', async () => {
  const limit = { name: 'busy', points: 1, seconds: 60 }
  await takeFromLimit(limit, 'a')
  const answers = Array.from({ length: 12 }, () => takeFromLimit(limit, 'a'))
  const busyUntil = Date.now() + 1500
  while (Date.now() < busyUntil);
  expect((await Promise.all(answers)).filter(({ ok }) => ok)).toEqual([])
})

test('prepares nothing in the session, because a pooler may give the next statement another one', async () => {
  const limit = { name: 'unnamed', points: 10, seconds: 60 }
  await Promise.all(Array.from({ length: 10 }, () => takeFromLimit(limit, 'a')))
  const prepared = Array.from({ length: 5 }, () =>
    sharedPool()!.query('select name from pg_prepared_statements'),
  )
  for (const { rows } of await Promise.all(prepared)) expect(rows).toEqual([])
})

test('an IPv6 /48 gets ten times the points; stores no networks in the database', async () => {
  await counted()
  const limit = { name: 'network', points: 1, seconds: 60 }
  for (let count = 1; count <= 10; count++)
    expect(await takeFromLimit(limit, `2001:db8:1:${count}::/64`)).toEqual({ ok: true })
  expect(await takeFromLimit(limit, '2001:db8:1:11::/64')).toMatchObject({ ok: false })
  expect(await takeFromLimit(limit, '2001:db8:2:1::/64')).toEqual({ ok: true })
  expect(JSON.stringify(await counted())).not.toMatch(/2001|db8/)
})

describe('counts in this process alone if the database is unavailable', () => {
  let log: jest.SpyInstance
  beforeEach(() => (log = jest.spyOn(console, 'error').mockImplementation(() => {})))
  afterEach(() => log.mockRestore())

  async function expectTwoOfThree(name: string): Promise<void> {
    const limit = { name, points: 2, seconds: 60 }
    expect(await takeFromLimit(limit, 'a')).toEqual({ ok: true })
    expect(await takeFromLimit(limit, 'a')).toEqual({ ok: true })
    expect(await takeFromLimit(limit, 'a')).toMatchObject({ ok: false })
  }

  test('because it is down', async () => {
    await server.crash()
    await expectTwoOfThree('gone')
    await server.start()
    await counted()
    await expectTwoOfThree('back')
    expect(await counted()).toMatchObject([{ points: 2 }])
  })

  test('because the connection is dead', async () => {
    await takeFromLimit({ name: 'before', points: 2, seconds: 60 }, 'a')
    line.goDead()
    await expectTwoOfThree('dead')
    line.goDead(false)
  })
})
