import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { withLock } from './lock.mjs'
import { missingPackage } from './missing-package.mjs'

export const root = resolve(import.meta.dirname, '../..')
const bin = join(root, 'node_modules/.bin')
// `next build` clears .next except for this folder, and git ignores it.
const locks = join(root, '.next/cache')
const npmRecord = 'node_modules/.package-lock.json'

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'))

/** The Node version pinned in package.json. The machine's own may be older, so commands don't use it. */
export function projectNode() {
  const [major] = readJson('package.json').dependencies.node.split('.')
  return process.versions.node.split('.')[0] === major ? process.execPath : join(bin, 'node')
}

/** @param {{ development: boolean }} needs */
function isInstalled(needs) {
  // npm writes this file when an installation is complete.
  if (!existsSync(join(root, npmRecord)) || !existsSync(projectNode())) return false
  return missingPackage(readJson('package-lock.json'), readJson(npmRecord), needs) === undefined
}

/** @param {{ development: boolean }} needs */
async function install({ development }) {
  console.log('Installing the packages (about a minute)...')
  // Don't use the project's own Node, which is about to be replaced.
  const PATH = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => resolve(folder) !== bin)
    .join(delimiter)
  const args = ['ci', '--loglevel=error', '--no-audit', '--no-fund']
  const npm = spawn('npm', [...args, ...(development ? ['--include=dev'] : [])], {
    cwd: root,
    env: { ...process.env, PATH },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(npm, 'exit')
  if (code === 0) return
  console.error('The packages could not be installed.')
  process.exit(1)
}

/**
 * Runs `work` under an exclusive lock for this checkout.
 * @param {'setup' | 'test'} name
 * @param {() => unknown} work
 */
export const exclusively = (name, work) =>
  withLock(
    join(locks, `${name}.lock`),
    async () => work(),
    () => console.log(`Another ${name} is running on this checkout; waiting for it...`),
  )

/** @param {{ development: boolean }} needs whether development dependencies are needed too */
export async function ensureInstalled(needs) {
  if (isInstalled(needs)) return
  await exclusively('setup', () => isInstalled(needs) || install(needs))
}
