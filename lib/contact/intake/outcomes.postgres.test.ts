import { sharedPool } from '@/lib/platform/database/postgres-pool.server'
import { startPostgres } from '@/tests/support/servers/postgres-server'
import { contactStore } from '@/lib/contact/store/contact-store.server'
import type { Outcome } from '@/lib/contact/intake/outcome'
import { storeOutcome, readOutcome } from '@/lib/contact/intake/outcomes.server'
import { purge } from '@/lib/contact/store/purge.server'

jest.setTimeout(30_000)

const start = 1_000_000
const refused: Outcome = {
  kind: 'refused',
  code: 'invalid-fields',
  message: 'Please check what is marked.',
  fields: { email: 'invalid' },
  values: { firstName: 'Jane', message: 'My back hurts.' },
  idempotencyKey: '7d1f3a52-0c7e-4b7e-9a40-2f0f6a1f9c11',
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

/** The outcomes in this process's own memory. */
const memory = () =>
  (globalThis as unknown as Record<symbol, Map<string, unknown>>)[Symbol.for('hanford.contact-outcomes')]

test('another instance shows it for 15 minutes; typed text is not readable in the database', async () => {
  const id = await storeOutcome(refused, start)
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

test('maintenance deletes expired ones', async () => {
  const { db } = await contactStore()
  const stored = () => db.selectFrom('outcomes').select('until').execute()
  await purge(db, start + 899_999)
  expect(await stored()).toEqual([{ until: start + 900_000 }])
  await purge(db, start + 900_000)
  expect(await stored()).toEqual([])
})

test('without the database, the instance that received the form still shows it', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  await server.crash()
  const id = await storeOutcome(refused, start)
  expect(await readOutcome(id, start)).toEqual(refused)
  memory()?.clear()
  expect(await readOutcome(id, start)).toBeNull()
  log.mockRestore()
})
