import pg from 'pg'
import { contactStore } from '@/lib/contact/contact-store.server'
import { sharedPool } from '@/lib/database/postgres-pool.server'
import { startPostgres } from '@/tests/postgres-server'
import { startLine } from '@/tests/silenceable-line'
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

test('gives each caller its points, then says how long to wait; the database knows nobody', async () => {
  const limit = { name: 'test', points: 2, seconds: 60 }
  expect(await takeFromLimit(limit, '198.51.100.7')).toEqual({ ok: true })
  expect(await takeFromLimit(limit, '198.51.100.7')).toEqual({ ok: true })
  expect(await takeFromLimit(limit, '198.51.100.7')).toEqual({ ok: false, retryAfterSeconds: 60 })
  expect(await takeFromLimit(limit, '198.51.100.8')).toEqual({ ok: true })
  const rows = await counted()
  expect(rows.map(({ points }) => points).sort()).toEqual([1, 2])
  expect(JSON.stringify(rows)).not.toContain('198.51')
})

test('a point given back can be taken again, however often the caller was refused meanwhile', async () => {
  const limit = { name: 'given-back', points: 2, seconds: 60 }
  await takeFromLimit(limit, 'a')
  await takeFromLimit(limit, 'a')
  for (let count = 0; count < 3; count++) expect(await takeFromLimit(limit, 'a')).toMatchObject({ ok: false })
  await giveBackToLimit(limit, 'a')
  expect(await takeFromLimit(limit, 'a')).toEqual({ ok: true })
  expect(await takeFromLimit(limit, 'a')).toMatchObject({ ok: false })
})

test('taken all at once, no more than the points are given', async () => {
  const limit = { name: 'at-once', points: 10, seconds: 60 }
  const answers = await Promise.all(Array.from({ length: 40 }, () => takeFromLimit(limit, 'a')))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(10)
})

describe('when the database cannot be asked, this process counts alone', () => {
  let log: jest.SpyInstance
  beforeEach(() => (log = jest.spyOn(console, 'error').mockImplementation(() => {})))
  afterEach(() => log.mockRestore())

  async function expectTwoOfThree(name: string): Promise<void> {
    const limit = { name, points: 2, seconds: 60 }
    expect(await takeFromLimit(limit, 'a')).toEqual({ ok: true })
    expect(await takeFromLimit(limit, 'a')).toEqual({ ok: true })
    expect(await takeFromLimit(limit, 'a')).toMatchObject({ ok: false })
  }

  test('because it is gone', async () => {
    await server.crash()
    await expectTwoOfThree('gone')
    await server.start()
    await counted()
    await expectTwoOfThree('back')
    expect(await counted()).toMatchObject([{ points: 2 }])
  })

  test('because the line to it is dead', async () => {
    await takeFromLimit({ name: 'before', points: 2, seconds: 60 }, 'a')
    line.goDead()
    await expectTwoOfThree('dead')
    line.goDead(false)
  })
})
