import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { DatabaseSync } from 'node:sqlite'
import { backUp, restore } from './lib/store-copy.mjs'

describe('backup and restore', () => {
  const folder = mkdtempSync(join(tmpdir(), 'store-copy-'))
  after(() => rmSync(folder, { recursive: true }))
  const dataDir = mkdtempSync(join(folder, 'data-'))
  const live = new DatabaseSync(join(dataDir, 'requests.sqlite'))
  after(() => live.close())
  live.exec(`PRAGMA journal_mode=WAL;
    CREATE TABLE deliveries (reference TEXT, state TEXT, lease_until INTEGER, last_error TEXT);
    INSERT INTO deliveries VALUES ('a', 'delivered', NULL, NULL), ('b', 'pending', NULL, NULL), ('c', 'sending', 9, NULL), ('d', 'failed', NULL, 'refused')`)

  it('copies what is still in the write-ahead log, while another holds the store open', () => {
    assert.deepEqual(backUp(dataDir, join(folder, 'one')), {
      delivered: 1,
      failed: 1,
      pending: 1,
      sending: 1,
    })
    assert.deepEqual(
      readdirSync(folder).filter((name) => name.endsWith('.unfinished')),
      [],
    )
  })

  it('puts back what was settled, and leaves to a person what was not', () => {
    const empty = join(folder, 'restored')
    assert.deepEqual(restore(join(folder, 'one'), empty), { delivered: 1, failed: 1, uncertain: 2 })
    assert.throws(() => restore(join(folder, 'one'), empty), /there already/)
  })

  it('refuses a file that is no backup', () => {
    writeFileSync(join(folder, 'other'), 'no database at all, '.repeat(500))
    assert.throws(() => restore(join(folder, 'other'), join(folder, 'never')), /damaged/)
    assert.throws(() => restore(join(folder, 'missing'), join(folder, 'never')), /There is no/)
  })

  it('refuses to write over a backup, or to copy nothing', () => {
    assert.throws(() => backUp(dataDir, join(folder, 'one')), /never overwrites/)
    assert.throws(() => backUp(join(folder, 'nowhere'), join(folder, 'two')), /There is no store/)
  })
})
