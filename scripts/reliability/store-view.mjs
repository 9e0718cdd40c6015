import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { temporaryFolder } from './temporary-folder.mjs'

/**
 * The store as another program sees it: what is committed, and nothing of the site's own memory.
 * @returns {Map<string, { state: string, attempts: number, leaseUntil: number | null, lastError: string | null, bytes: number }>}
 * by reference; empty where the file cannot be read
 */
export function viewStore(dataDir) {
  let file
  try {
    file = new DatabaseSync(join(dataDir, 'requests.sqlite'), { readOnly: true, timeout: 5000 })
    const rows = file
      .prepare(
        `select reference, state, attempts, lease_until as leaseUntil, last_error as lastError, length(sealed) as bytes
         from requests join deliveries using (reference)`,
      )
      .all()
    return new Map(rows.map(({ reference, ...row }) => [reference, row]))
  } catch {
    return new Map()
  } finally {
    file?.close()
  }
}

/** Opens a store as a program does that may write: SQLite first undoes what was half done. */
export function repairStore(dataDir) {
  const file = new DatabaseSync(join(dataDir, 'requests.sqlite'), { timeout: 5000 })
  file.exec('select count(*) from sqlite_schema')
  file.close()
}

/** Whether SQLite finds the file sound, each page of it. */
export function isSound(dataDir) {
  const file = new DatabaseSync(join(dataDir, 'requests.sqlite'), { readOnly: true, timeout: 5000 })
  try {
    return file.prepare('pragma integrity_check').get().integrity_check === 'ok'
  } finally {
    file.close()
  }
}

/** A copy to look at, of a folder behind a link of /proc, which SQLite would follow to the wrong place. */
export function copyOfStore(dataDir) {
  const copy = temporaryFolder('copy')
  for (const name of ['requests.sqlite', 'requests.sqlite-wal']) {
    if (existsSync(join(dataDir, name))) copyFileSync(join(dataDir, name), join(copy, name))
  }
  return copy
}
