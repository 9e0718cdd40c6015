import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/** Folders that no build reads; every other one counts, so that a new one is not forgotten. Dot folders never count. */
const outside = new Set([
  'node_modules',
  'coverage',
  'shots',
  'test-results',
  'playwright-report',
  'docs',
  'deploy',
  'reports',
  'tests',
])
const noSource = /\.(md|log|tsbuildinfo)$|\.test\.(tsx?|mjs)$|^next-env\.d\.ts$/

function* files(folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (entry.name.startsWith('.')) continue
    if (entry.isDirectory() && !outside.has(path)) yield* files(path)
    if (entry.isFile() && !noSource.test(entry.name)) yield path
  }
}

/** One hash of everything a build is made from, committed or not. */
export function fingerprint() {
  const hash = createHash('sha256')
  for (const path of files('')) {
    hash.update(`${path}\0`).update(
      createHash('sha256')
        .update(readFileSync(join(root, path)))
        .digest(),
    )
  }
  return hash.digest('hex')
}
