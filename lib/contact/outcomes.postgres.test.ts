import { sharedPool } from '@/lib/database/postgres-pool.server'
import { startPostgres } from '@/tests/postgres-server'
import type { Outcome } from './outcome'
import { keepOutcome, readOutcome } from './outcomes.server'

jest.setTimeout(30_000)

const start = 1_000_000
const refused: Outcome = {
  kind: 'refused',
  code: 'invalid-fields',
  message: 'Please check what is marked.',
  fields: { email: 'invalid' },
  values: { firstName: 'Jane', message: 'My back hurts.' },
}

let server: Awaited<ReturnType<typeof startPostgres>>

beforeAll(async () => {
  server = await startPostgres()
  process.env.DATABASE_URL = server.url
  process.env.REQUESTS_KEY = Buffer.alloc(32, 7).toString('base64')
})
afterAll(async () => {
  await sharedPool()?.end()
  await server.close()
})

/** What this process alone would remember. */
const memory = () =>
  (globalThis as unknown as Record<symbol, Map<string, unknown>>)[Symbol.for('hanford.contact-outcomes')]

test('another instance shows it for 15 minutes; nothing that was typed stands in the database', async () => {
  const id = await keepOutcome(refused, start)
  memory()?.clear()
  expect(await readOutcome(id, start + 899_999)).toEqual(refused)
  expect(await readOutcome(id, start + 900_000)).toBeNull()
  expect(await readOutcome('made-up', start)).toBeNull()

  const { rows } = await sharedPool()!.query(
    "select encode(sealed, 'escape') as sealed, id_hash from outcomes",
  )
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toMatch(/Jane|back hurts/)
  expect(JSON.stringify(rows)).not.toContain(id)
})

test('old ones are erased when a new one comes', async () => {
  await keepOutcome({ kind: 'received', reference: 'HS-1' }, start + 900_000)
  const { rows } = await sharedPool()!.query('select until from outcomes')
  expect(rows).toEqual([{ until: start + 1_800_000 }])
})

test('without the database the instance that took the form still shows it', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  await server.crash()
  const id = await keepOutcome(refused, start)
  expect(await readOutcome(id, start)).toEqual(refused)
  memory()?.clear()
  expect(await readOutcome(id, start)).toBeNull()
  log.mockRestore()
})
