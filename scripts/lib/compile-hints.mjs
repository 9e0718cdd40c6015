import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/**
 * Chromium compiles a script that begins so as a whole, and while it is being fetched, off the thread that answers the
 * visitor; for other browsers it is a comment (https://v8.dev/blog/explicit-compile-hints).
 */
const hint = '//# allFunctionsCalledOnLoad\n'

/** Hints the scripts of React and Next, of which nearly every function runs as a page is taken over (docs/decisions/0030). */
export function writeCompileHints() {
  const built = join(root, '.next')
  const { rootMainFiles } = JSON.parse(readFileSync(join(built, 'build-manifest.json'), 'utf8'))
  if (rootMainFiles.length === 0) return { ok: false, output: 'The build names no script of its own.' }
  for (const name of rootMainFiles) {
    const file = join(built, name)
    const script = readFileSync(file, 'utf8')
    if (!script.startsWith(hint)) writeFileSync(file, hint + script)
  }
  return { ok: true, output: '' }
}
