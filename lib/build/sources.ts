import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@/lib/command/root'

/**
 * Folders the build doesn't read. All others count, so that a new one isn't forgotten; dot folders never do.
 */
const ignoredFolders = new Set([
  'node_modules',
  'coverage',
  'shots',
  'test-results',
  'playwright-report',
  'docs',
  'deploy',
  'reports',
  'tests',
  'content/generated',
])
const ignored = /(?<!^content\/en\/.*)\.md$|\.(log|tsbuildinfo)$|\.test\.tsx?$|(^|\/)next-env\.d\.ts$/

function* files(folder: string): Generator<string> {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (entry.name.startsWith('.')) continue
    if (entry.isDirectory() && !ignoredFolders.has(path)) yield* files(path)
    if (entry.isFile() && !ignored.test(path)) yield path
  }
}

/** A hash of all build inputs, committed or not. */
export function sourcesFingerprint(): string {
  const hash = createHash('sha256')
  for (const path of files('')) {
    const content = createHash('sha256').update(readFileSync(join(root, path)))
    hash.update(`${path}\0`).update(content.digest())
  }
  return hash.digest('hex')
}
