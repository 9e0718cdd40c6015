import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJson, root } from '@/lib/command/root'

/**
 * Makes Chromium compile the whole script while it downloads, off the main thread
 * (https://v8.dev/blog/explicit-compile-hints). Nearly every function in React's and Next's scripts runs on
 * startup.
 */
const hint = '//# allFunctionsCalledOnLoad\n'

/** Adds the hint to the scripts every page loads (docs/decisions/0030). */
export function writeCompileHints(): void {
  const { rootMainFiles } = readJson<{ rootMainFiles: string[] }>('.next/build-manifest.json')
  if (rootMainFiles.length === 0) throw new Error('The build manifest names no scripts.')
  for (const name of rootMainFiles) {
    const file = join(root, '.next', name)
    const script = readFileSync(file, 'utf8')
    if (!script.startsWith(hint)) writeFileSync(file, hint + script)
  }
}
