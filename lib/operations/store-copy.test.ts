import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { backUp, restore } from './store-copy'
import { keyRing } from '@/lib/contact/store/key-ring.server'

describe('backup and restore', () => {
  const folder = mkdtempSync(join(tmpdir(), 'store-copy-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const dataDir = mkdtempSync(join(folder, 'data-'))
  const live = new DatabaseSync(join(dataDir, 'requests.sqlite'))
  afterAll(() => live.close())
  live.exec(`PRAGMA journal_mode=WAL;
    CREATE TABLE deliveries (reference TEXT, state TEXT, lease_until INTEGER, last_error TEXT);
    CREATE TABLE requests (reference TEXT, key_id TEXT);
    INSERT INTO deliveries VALUES ('a', 'delivered', NULL, NULL), ('b', 'pending', NULL, NULL), ('c', 'sending', 9, NULL), ('d', 'failed', NULL, 'refused')`)

  it('copies the write-ahead log too, while the store is open elsewhere', () => {
    expect(backUp(dataDir, join(folder, 'one'))).toEqual({
      delivered: 1,
      failed: 1,
      pending: 1,
      sending: 1,
    })
    expect(readdirSync(folder).filter((name) => name.endsWith('.unfinished'))).toEqual([])
  })

  it('restores settled requests and leaves pending ones to a person', () => {
    const empty = join(folder, 'restored')
    expect(restore(join(folder, 'one'), empty)).toEqual({ delivered: 1, failed: 1, uncertain: 2 })
    expect(() => restore(join(folder, 'one'), empty)).toThrow(/there already/)
  })

  it('restores nothing while the key of a request is missing, and says so', () => {
    const keys = [Buffer.alloc(32, 7)] as [Buffer]
    live.prepare('INSERT INTO requests VALUES (?, ?)').run('a', keyRing(keys)[0].id)
    backUp(dataDir, join(folder, 'sealed'))
    const target = join(folder, 'unlocked')
    for (const wrong of [undefined, [Buffer.alloc(32, 9)]])
      expect(() => restore(join(folder, 'sealed'), target, wrong)).toThrow(
        /key of 1 request .* is missing.*REQUESTS_KEY/,
      )
    expect(existsSync(join(target, 'requests.key'))).toBe(false)
    expect(existsSync(join(target, 'requests.sqlite'))).toBe(false)
    mkdirSync(target, { recursive: true })
    writeFileSync(join(target, 'requests.key'), keys[0].toString('base64'))
    expect(restore(join(folder, 'sealed'), target)).toMatchObject({ delivered: 1 })
  })

  it('rejects a file that is not a backup', () => {
    writeFileSync(join(folder, 'other'), 'no database at all, '.repeat(500))
    expect(() => restore(join(folder, 'other'), join(folder, 'never'))).toThrow(/damaged/)
    expect(() => restore(join(folder, 'missing'), join(folder, 'never'))).toThrow(/There is no/)
  })

  it('refuses to overwrite a backup or to back up a missing store', () => {
    expect(() => backUp(dataDir, join(folder, 'one'))).toThrow(/never overwrites/)
    expect(() => backUp(dataDir, join(folder, 'nowhere', 'one'))).toThrow(/mkdir -p -m 700 .*nowhere$/)
    expect(() => backUp(join(folder, 'nowhere'), join(folder, 'two'))).toThrow(/There is no store/)
  })
})
