import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const heartbeat = 5_000
const staleAfter = 30_000

function alive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/**
 * Whether a lock is stale. Its holder touches it every five seconds. A dead holder on this machine is
 * detected immediately; one in another container, or a reused process id, after half a minute.
 * @param {{ text: string, age: number }} lock
 * @param {(pid: number) => boolean} [isAlive]
 */
export function isStale({ text, age }, isAlive = alive) {
  const [pid, host] = text.split(' ')
  return age > staleAfter || (host === hostname() && !isAlive(Number(pid)))
}

function readLock(path) {
  try {
    return { text: readFileSync(path, 'utf8'), age: Date.now() - statSync(path).mtimeMs }
  } catch {
    return undefined
  }
}

function tryAcquire(path, text) {
  const found = readLock(path)
  // Not atomic, but two processes are very unlikely to hit these microseconds with the same stale lock.
  if (found && isStale(found)) rmSync(path, { force: true })
  try {
    writeFileSync(path, text, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/**
 * Runs `work` while holding the lock.
 * @template T
 * @param {string} path
 * @param {() => Promise<T>} work
 * @param {() => void} onWait called once if it has to wait
 * @returns {Promise<T>}
 */
export async function withLock(path, work, onWait = () => {}) {
  const text = `${process.pid} ${hostname()}`
  mkdirSync(dirname(path), { recursive: true })
  for (let tries = 0; !tryAcquire(path, text); tries += 1) {
    if (tries === 0) onWait()
    await sleep(300 + Math.random() * 200)
  }
  const timer = setInterval(() => touch(path), heartbeat)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    if (readLock(path)?.text === text) rmSync(path, { force: true })
  }
}

function touch(path) {
  const now = new Date()
  try {
    utimesSync(path, now, now)
  } catch {
    // The folder was deleted; work continues, and there is no lock left to release.
  }
}
