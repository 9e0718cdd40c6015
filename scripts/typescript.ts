import { registerHooks } from 'node:module'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '..')

/*
 * Lets Node.js load the project's TypeScript directly: resolves `@/` and missing file extensions as in
 * tsconfig.json. `server-only` is a marker for Next's bundler, so it loads as an empty module. Node.js can't
 * load JSX.
 * Commands import this file first, and everything with `@/` afterward with `await import(…)`, because static
 * imports are resolved before any code runs.
 */
export const hooks = registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier === 'server-only') return nextResolve('data:text/javascript,', context)
    const path = specifier.startsWith('@/') ? pathToFileURL(join(root, specifier.slice(2))).href : specifier
    // TypeScript imports JSON without an import attribute, which Node.js requires.
    if (path.endsWith('.json')) return { ...nextResolve(path, context), importAttributes: { type: 'json' } }
    const isOurs = path !== specifier || (specifier.startsWith('.') && context.parentURL?.endsWith('.ts'))
    return nextResolve(isOurs && ['', '.server'].includes(extname(path)) ? `${path}.ts` : path, context)
  },
})
