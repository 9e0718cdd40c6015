import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build, readBuild } from './lib/build.mjs'
import { missingPackage } from './lib/installed.mjs'
import { withLock } from './lib/lock.mjs'
import { projectNode, readJson, root, searchPath } from './lib/paths.mjs'
import { main, Refusal, run, seconds } from './lib/run.mjs'

/* This file and what it imports run on the machine's Node, before any package is there: built-ins only. */

/** `next build` empties .next but for this folder, and git ignores it. */
const lockFile = join(root, '.next/cache/setup.lock')

function installed(needs) {
  // npm writes this record when an installation is complete, whoever started it.
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false
  if (!existsSync(projectNode())) return false
  return (
    missingPackage(readJson('package-lock.json'), readJson('node_modules/.package-lock.json'), needs) ===
    undefined
  )
}

async function install({ development }) {
  const began = Date.now()
  console.log('Installing the packages (about a minute)...')
  // Not with the project's own Node, which is about to be replaced.
  const env = { ...process.env, PATH: searchPath({ project: false }) }
  const args = [
    'ci',
    '--loglevel=error',
    '--no-audit',
    '--no-fund',
    ...(development ? ['--include=dev'] : []),
  ]
  const { ok, output } = await run('npm', args, { env, quiet: true })
  // After the cause npm prints all of its options.
  const cause = output.split('\n').slice(0, 30).join('\n')
  if (!ok) throw new Refusal(`${cause}\nThe packages could not be installed; what npm said stands above.`)
  console.log(`Installed in ${seconds(began)}.`)
}

/** One set-up at a time on a checkout; who comes second waits and then finds it done. */
export function exclusively(work) {
  return withLock(lockFile, work, () =>
    console.log('Another set-up is running on this checkout; waiting for it...'),
  )
}

/** @param {{ development: boolean }} needs whether the tools of tests and checks are needed as well */
export async function ensureInstalled(needs) {
  if (installed(needs)) return
  await exclusively(async () => installed(needs) || (await install(needs)))
}

export async function ensureBuilt() {
  if (readBuild()) return
  await exclusively(async () => {
    if (readBuild()) return
    console.log('Building the site (about a minute)...')
    await build({ quiet: true })
  })
}

if (import.meta.filename === process.argv[1]) await main(() => ensureInstalled({ development: true }))
