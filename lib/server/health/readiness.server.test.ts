import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { logLines } from '@/lib/platform/log/testing/log-lines'

const dataDir = mkdtempSync(join(tmpdir(), 'ready-'))
process.env.DATA_DIR = dataDir
const lines = logLines()
const store = join(dataDir, 'requests.sqlite')
const key = join(dataDir, 'requests.key')

let clock = 1_000_000
/** Asks more than a second after the last call, so that the cache has expired. */
async function ready() {
  const { readiness } = await import('./readiness.server')
  return readiness((clock += 1001))
}

/** Resets shared state, as after a restart. */
function closeAll() {
  const shared = globalThis as unknown as Record<symbol, unknown>
  for (const name of ['contact-store', 'readiness']) shared[Symbol.for(`hanford.${name}`)] = undefined
}

beforeEach(() => {
  closeAll()
  lines.length = 0
})
afterAll(() => rmSync(dataDir, { recursive: true }))

test('distinguishes an unusable key from an unusable store', async () => {
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

test('reports the tables of another version', async () => {
  expect(await ready()).toEqual({ status: 'ok' })
  const file = new DatabaseSync(store)
  file.exec('DELETE FROM schema_version')
  expect(await ready()).toEqual({ status: 'unavailable', problem: 'schema' })
  file.close()
  rmSync(store)
})

test('reports a store that became read-only', async () => {
  const { contactStore } = await import('@/lib/contact/store/contact-store.server')
  const { sql } = await import('kysely')
  expect(await ready()).toEqual({ status: 'ok' })
  const { db } = await contactStore()
  await sql`pragma query_only = on`.execute(db)
  expect(await ready()).toEqual({ status: 'unavailable', problem: 'store' })
  await sql`pragma query_only = off`.execute(db)
  expect(await ready()).toEqual({ status: 'ok' })
})

test('changes nothing and caches the result for one second', async () => {
  const { readiness } = await import('./readiness.server')
  expect(await ready()).toEqual({ status: 'ok' })
  const { contactStore } = await import('@/lib/contact/store/contact-store.server')
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

test('reports a nearly full disk', async () => {
  const fs = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises')
  const real = statfsSync(dataDir)
  const full = jest.spyOn(fs, 'statfs').mockResolvedValue({ ...real, bavail: 1000, bsize: 4096 } as never)
  expect(await ready()).toEqual({ status: 'unavailable', problem: 'disk-full' })
  full.mockRestore()
  expect(await ready()).toEqual({ status: 'ok' })
})
