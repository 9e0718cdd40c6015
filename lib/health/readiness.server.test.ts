import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { logLines } from '@/lib/log/testing/log-lines'

const dataDir = mkdtempSync(join(tmpdir(), 'ready-'))
process.env.DATA_DIR = dataDir
const lines = logLines()
const store = join(dataDir, 'requests.sqlite')
const key = join(dataDir, 'requests.key')

let clock = 1_000_000
/** A second and more after the question before, so that it is asked anew. */
async function ready() {
  const { readiness } = await import('./readiness.server')
  return readiness((clock += 1001))
}

/** As after a restart: nothing is open. */
function closeAll() {
  const shared = globalThis as unknown as Record<symbol, unknown>
  for (const name of ['contact-store', 'readiness']) shared[Symbol.for(`hanford.${name}`)] = undefined
}

beforeEach(() => {
  closeAll()
  lines.length = 0
})
afterAll(() => rmSync(dataDir, { recursive: true }))

test('key and store that cannot be used are told apart', async () => {
  writeFileSync(key, 'no key\n')
  expect(await ready()).toEqual({ status: 'unavailable', problem: 'key' })
  rmSync(key)
  mkdirSync(store)
  expect(await ready()).toEqual({ status: 'unavailable', problem: 'store' })
  rmSync(store, { recursive: true })
  expect(await ready()).toEqual({ status: 'ok' })
  expect(lines.every((line) => line.includes('readiness failed'))).toBe(true)
  expect(lines).toHaveLength(2)
})

test('a store that lost a change of the schema', async () => {
  expect(await ready()).toEqual({ status: 'ok' })
  const file = new DatabaseSync(store)
  file.exec('DELETE FROM kysely_migration')
  expect(await ready()).toEqual({ status: 'unavailable', problem: 'schema' })
  file.close()
  rmSync(store)
})

test('a store that became read-only, or is damaged, under our feet', async () => {
  const { contactStore } = await import('@/lib/contact/contact-store.server')
  const { sql } = await import('kysely')
  expect(await ready()).toEqual({ status: 'ok' })
  const { db } = await contactStore()
  await sql`pragma query_only = on`.execute(db)
  expect(await ready()).toEqual({ status: 'unavailable', problem: 'store' })
  await sql`pragma query_only = off`.execute(db)
  expect(await ready()).toEqual({ status: 'ok' })
})

test('asking changes nothing, and who asks within a second gets the same answer', async () => {
  const { readiness } = await import('./readiness.server')
  expect(await ready()).toEqual({ status: 'ok' })
  const { contactStore } = await import('@/lib/contact/contact-store.server')
  const { db } = await contactStore()
  const transaction = jest.spyOn(db, 'transaction')
  await Promise.all(Array.from({ length: 50 }, () => readiness(clock + 999)))
  expect(transaction).not.toHaveBeenCalled()
  await Promise.all(Array.from({ length: 50 }, () => readiness(clock + 1000)))
  expect(transaction).toHaveBeenCalledTimes(1)
  transaction.mockRestore()
  expect(await db.selectFrom('requests').selectAll().execute()).toEqual([])
  expect(existsSync(key)).toBe(true)
})

test('told to end, it is not ready', async () => {
  const shared = globalThis as unknown as Record<symbol, unknown>
  const since = Symbol.for('hanford.stopping')
  shared[since] = { since: Date.now() }
  expect(await ready()).toEqual({ status: 'unavailable', problem: 'stopping' })
  shared[since] = {}
  expect(await ready()).toEqual({ status: 'ok' })
})

test('a disk that is all but full', async () => {
  const fs = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises')
  const real = statfsSync(dataDir)
  const full = jest.spyOn(fs, 'statfs').mockResolvedValue({ ...real, bavail: 1000, bsize: 4096 } as never)
  expect(await ready()).toEqual({ status: 'unavailable', problem: 'disk-full' })
  full.mockRestore()
  expect(await ready()).toEqual({ status: 'ok' })
})
