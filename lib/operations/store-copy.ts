import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { UsageError } from '@/lib/command/main'
import { loadKeyRing } from '@/lib/contact/store/key-ring.server'

/** The number of requests in each state. */
type States = Record<string, number>

const storeOf = (dataDir: string) => join(dataDir, 'requests.sqlite')

function syncToDisk(path: string): void {
  for (const each of [path, dirname(resolve(path))]) {
    const file = openSync(each, 'r')
    fsyncSync(file)
    closeSync(file)
  }
}

/**
 * Counts the deliveries by state.
 * @throws UsageError if the file is damaged or not a database of this site.
 */
function examine(path: string): States {
  let file: DatabaseSync | undefined
  try {
    file = new DatabaseSync(path, { readOnly: true })
    const [check] = file.prepare('PRAGMA integrity_check').all()
    if (check?.integrity_check !== 'ok') throw new Error('damaged')
    const rows = file.prepare('SELECT state, count(*) AS count FROM deliveries GROUP BY state').all()
    return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]))
  } catch {
    throw new UsageError(`${path} is damaged, or not a store of this site.`)
  } finally {
    file?.close()
  }
}

/**
 * @throws UsageError if a request in the backup can't be read with the keys that are here: the site would start, make a
 * new key, and nobody would notice until someone opens a request.
 */
function requireKeys(source: string, dataDir: string, configured: Buffer[] = []): void {
  const hasKey = configured.length > 0 || existsSync(join(dataDir, 'requests.key'))
  const known = hasKey ? loadKeyRing(dataDir, configured).map(({ id }) => id) : []
  const file = new DatabaseSync(source, { readOnly: true })
  const rows = file
    .prepare("SELECT key_id, count(*) AS count FROM requests WHERE key_id <> '' GROUP BY key_id")
    .all()
  file.close()
  const unreadable = rows
    .filter(({ key_id }) => !known.includes(String(key_id)))
    .reduce((sum, { count }) => sum + Number(count), 0)
  if (unreadable === 0) return
  throw new UsageError(
    `The key of ${unreadable} ${unreadable === 1 ? 'request' : 'requests'} in ${source} is missing, so nothing was restored. ` +
      `Set REQUESTS_KEY, or put your copy of requests.key into ${dataDir}.`,
  )
}

/**
 * Copies the database while the site is running: a consistent snapshot without erased data, readable only by
 * its owner. Messages stay encrypted; the key is not included.
 * @param target a file that does not exist yet.
 * @throws UsageError for problems the operator can fix.
 */
export function backUp(dataDir: string, target: string): States {
  const store = storeOf(dataDir)
  if (!existsSync(store)) throw new UsageError(`There is no store at ${store}.`)
  if (existsSync(target)) throw new UsageError(`${target} is there already; a backup never overwrites one.`)
  const folder = dirname(target)
  if (!existsSync(folder))
    throw new UsageError(`There is no folder ${folder}. Create it first: mkdir -p -m 700 ${folder}`)
  const unfinished = `${target}.unfinished`
  rmSync(unfinished, { force: true })
  // Created while still empty, so that nobody else can read it at any time.
  closeSync(openSync(unfinished, 'wx', 0o600))
  const file = new DatabaseSync(store, { timeout: 10_000 })
  try {
    file.prepare('VACUUM INTO ?').run(unfinished)
  } finally {
    file.close()
  }
  const states = examine(unfinished)
  syncToDisk(unfinished)
  renameSync(unfinished, target)
  syncToDisk(target)
  return states
}

/**
 * Restores a backup. Requests pending at the time of the backup may have been delivered since, which only the
 * staff's mailbox can show: they become `uncertain` and wait for a person, so that nothing is automatically
 * sent twice. The site must not be running.
 * @param source a backup.
 * @param keys REQUESTS_KEY.
 * @returns the number of requests in each state afterward.
 * @throws UsageError for problems the operator can fix.
 */
export function restore(source: string, dataDir: string, keys?: Buffer[]): States {
  if (!existsSync(source)) throw new UsageError(`There is no ${source}.`)
  examine(source)
  const store = storeOf(dataDir)
  if (existsSync(store))
    throw new UsageError(`${store} is there already. Move it, with its -wal and -shm, to a safe place first.`)
  for (const left of [`${store}-wal`, `${store}-shm`])
    if (existsSync(left))
      throw new UsageError(`${left} belongs to another store. Move it to a safe place first.`)
  requireKeys(source, dataDir, keys)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const unfinished = `${store}.unfinished`
  rmSync(unfinished, { force: true })
  const copy = new DatabaseSync(source, { readOnly: true })
  copy.prepare('VACUUM INTO ?').run(unfinished)
  copy.close()
  chmodSync(unfinished, 0o600)
  const file = new DatabaseSync(unfinished)
  file.exec(
    "UPDATE deliveries SET state = 'uncertain', lease_until = NULL, last_error = 'restored' WHERE state IN ('pending', 'sending')",
  )
  file.close()
  syncToDisk(unfinished)
  renameSync(unfinished, store)
  syncToDisk(store)
  return examine(store)
}
