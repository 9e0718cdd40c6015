import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Refusal } from './run.mjs'

const storeOf = (dataDir) => join(dataDir, 'requests.sqlite')

function syncToDisk(path) {
  for (const each of [path, dirname(resolve(path))]) {
    const file = openSync(each, 'r')
    fsyncSync(file)
    closeSync(file)
  }
}

/** Counts the deliveries by state. @throws {Refusal} where the file is damaged or no store of ours */
function examine(path) {
  let file
  try {
    file = new DatabaseSync(path, { readOnly: true })
    const [check] = file.prepare('PRAGMA integrity_check').all()
    if (check.integrity_check !== 'ok') throw new Error('damaged')
    const rows = file.prepare('SELECT state, count(*) AS count FROM deliveries GROUP BY state').all()
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
  } catch {
    throw new Refusal(`${path} is damaged, or no store of this site.`)
  } finally {
    file?.close()
  }
}

/**
 * Copies the store while the site goes on: one moment of it, without what was erased, readable by its owner alone.
 * The bodies stay sealed; the key is not in it.
 * @param {string} dataDir @param {string} target a file that is not there yet
 * @returns {Record<string, number>} how many requests are in which state
 * @throws {Refusal} for what the operator can mend
 */
export function backUp(dataDir, target) {
  const store = storeOf(dataDir)
  if (!existsSync(store)) throw new Refusal(`There is no store at ${store}.`)
  if (existsSync(target)) throw new Refusal(`${target} is there already; a backup never overwrites one.`)
  const unfinished = `${target}.unfinished`
  rmSync(unfinished, { force: true })
  // Made before there is anything in it, so that nobody else can read it at any moment.
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
 * Puts a backup in the place of the store. Whatever waited when it was made may have been delivered since, and only the
 * staff's mailbox knows: such a request becomes `uncertain` and waits for a person. Nothing is sent twice by itself.
 * The site must not be running.
 * @param {string} source a backup @param {string} dataDir @returns {Record<string, number>} the states afterwards
 * @throws {Refusal} for what the operator can mend
 */
export function restore(source, dataDir) {
  if (!existsSync(source)) throw new Refusal(`There is no ${source}.`)
  examine(source)
  const store = storeOf(dataDir)
  if (existsSync(store))
    throw new Refusal(`${store} is there already. Move it, with its -wal and -shm, to a safe place first.`)
  for (const left of [`${store}-wal`, `${store}-shm`])
    if (existsSync(left))
      throw new Refusal(`${left} belongs to another store. Move it to a safe place first.`)
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
