import { registerHooks } from 'node:module'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './paths.mjs'

/*
 * Imported first, it lets the project's Node load our TypeScript as it stands: `@/` is the project's root and endings
 * are left out, as tsconfig.json has it; `server-only` says something to Next's bundler alone. Only for files without JSX.
 */
export const hooks = registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'server-only') return next('data:text/javascript,', context)
    const path = specifier.startsWith('@/') ? pathToFileURL(join(root, specifier.slice(2))).href : specifier
    const isOurs = path !== specifier || (specifier.startsWith('.') && context.parentURL?.endsWith('.ts'))
    return next(isOurs && ['', '.server'].includes(extname(path)) ? `${path}.ts` : path, context)
  },
})
