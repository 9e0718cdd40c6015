import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { openStore } from '@/lib/contact/store/contact-store.server'
import { saveSample } from '@/lib/contact/testing/save-sample.server'
import { temporaryFolders } from '@/lib/contact/testing/temporary-folders'

const newFolder = temporaryFolders()

/** The longest time that `work` blocked the event loop, in milliseconds. */
async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = performance.now()
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 5)
  await work()
  clearInterval(timer)
  return longest
}

test('waiting for a lock does not block the event loop, and all waiters share one limit', async () => {
  const data = newFolder()
  const store = await openStore(data)
  const other = new DatabaseSync(join(data, 'requests.sqlite'))
  other.exec('begin exclusive')
  const began = performance.now()
  const blocked = await longestBlock(async () => {
    const people = Array.from({ length: 20 }, (_, index) =>
      saveSample(store, { firstName: `Person ${index}` }),
    )
    for (const { status } of await Promise.allSettled(people)) expect(status).toBe('rejected')
  })
  // Sequentially, with separate limits, they would have taken 40 seconds.
  expect(performance.now() - began).toBeLessThan(20_000)
  expect(blocked).toBeLessThan(1500)
  await expect(saveSample(store)).rejects.toThrow('locked')

  other.exec('rollback')
  other.close()
  expect(await saveSample(store)).toMatch(/^HS-/)
  await store.db.destroy()
}, 30_000)

test('a lock that is released in time is not a failure', async () => {
  const data = newFolder()
  const store = await openStore(data)
  const other = new DatabaseSync(join(data, 'requests.sqlite'))
  other.exec('begin immediate')
  const saving = saveSample(store)
  await new Promise((resolve) => setTimeout(resolve, 100))
  other.exec('rollback')
  other.close()
  expect(await saving).toMatch(/^HS-/)
  await store.db.destroy()
})

test('a new store that is locked while being opened fails, and opens afterward', async () => {
  const data = newFolder()
  const other = new DatabaseSync(join(data, 'requests.sqlite'))
  other.exec('begin exclusive')
  await expect(openStore(data)).rejects.toThrow('locked')
  other.exec('rollback')
  other.close()
  await (await openStore(data)).db.destroy()
}, 30_000)

test('a migrated store opens while another process holds the write lock', async () => {
  const data = newFolder()
  await (await openStore(data)).db.destroy()
  const other = new DatabaseSync(join(data, 'requests.sqlite'))
  other.exec('begin immediate')
  const store = await openStore(data)
  other.exec('rollback')
  other.close()
  expect(await saveSample(store)).toMatch(/^HS-/)
  await store.db.destroy()
})

test('with a full disk, stores nothing of a request, and accepts the next one when there is space', async () => {
  const store = await openStore(newFolder())
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.db)
  await sql.raw(`pragma max_page_count = ${rows[0]!.page_count}`).execute(store.db)
  const save = async () => {
    for (let count = 0; count < 200; count++)
      await saveSample(store, { message: `${count} ${'x'.repeat(1900)}` })
  }
  await expect(save()).rejects.toThrow('full')
  const count = async (table: 'requests' | 'deliveries' | 'repeats') =>
    (await store.db.selectFrom(table).selectAll().execute()).length
  expect(await count('requests')).toBe(await count('deliveries'))
  expect(await count('requests')).toBe(await count('repeats'))
  await sql.raw('pragma max_page_count = 100000').execute(store.db)
  expect(await saveSample(store)).toMatch(/^HS-/)
  await store.db.destroy()
})

describe('a damaged file', () => {
  test('rejects one that is completely overwritten', async () => {
    const data = newFolder()
    writeFileSync(join(data, 'requests.sqlite'), 'no store at all '.repeat(500))
    await expect(openStore(data)).rejects.toThrow('not a database')
  })

  test('rejects one with a corrupt page', async () => {
    const data = newFolder()
    const store = await openStore(data)
    for (let count = 0; count < 20; count++) await saveSample(store, { firstName: `Person ${count}` })
    await store.db.destroy()
    const path = join(data, 'requests.sqlite')
    const bytes = readFileSync(path)
    bytes.fill(0x5a, 4096, 4096 * 6)
    writeFileSync(path, bytes)
    await expect(openStore(data)).rejects.toThrow(/malformed|damaged/)
  })
})

test('a read-only store stores nothing, and works again afterward', async () => {
  const store = await openStore(newFolder())
  await sql.raw('pragma query_only = on').execute(store.db)
  await expect(saveSample(store)).rejects.toThrow('readonly')
  await sql.raw('pragma query_only = off').execute(store.db)
  expect(await saveSample(store)).toMatch(/^HS-/)
  await store.db.destroy()
})
