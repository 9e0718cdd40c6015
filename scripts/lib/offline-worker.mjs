import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build as bundle } from 'esbuild'
import { offlinePages } from '../../lib/offline/pages.ts'
import { variants, encodeVariant } from '../../lib/variant.ts'
import { builtPages } from './built-pages.mjs'
import { root } from './paths.mjs'
import { addToTrace } from './trace.mjs'

const built = join(root, '.next')
const output = join(built, 'offline-worker.js')

/** In a page's HTML, and in the scripts that load others: `/_next/static/…`, `static/chunks/…`; in styles `../media/…`. */
const named =
  /(?:\/_next\/|"|\\")(static\/(?:chunks|media|css)\/[\w.~-]+\.(?:js|css|woff2))|url\(\.\.\/(media\/[\w.~-]+)\)/g
const namesIn = (text) => [...text.matchAll(named)].map(([, whole, media]) => whole ?? `static/${media}`)

/**
 * Everything that a page can come to need, loaded later or not: what its HTML names, what that names, and so on.
 * @param {readonly string[]} texts the page's HTML, in each variant @param {(name: string) => string | null} read
 */
export function filesOf(texts, read) {
  const found = new Map()
  const visit = (name) => {
    if (found.has(name)) return
    const text = read(name)
    if (text === null) return
    found.set(name, text)
    if (/\.(js|css)$/.test(name)) namesIn(text).forEach(visit)
  }
  texts.flatMap(namesIn).forEach(visit)
  return [...found.keys()].sort().map((name) => `/_next/${name}`)
}

const readBuilt = (name) => (existsSync(join(built, name)) ? readFileSync(join(built, name), 'latin1') : null)

const htmlOf = (page) =>
  variants.map((variant) => readFileSync(join(builtPages, encodeVariant(variant), `${page}.html`), 'utf8'))

/** Bundles the worker with the list of what it keeps, for lib/offline/worker-file.server.ts. */
export async function writeOfflineWorker() {
  const pages = offlinePages.map((page) => ({ page, html: htmlOf(page) }))
  const files = Object.fromEntries(pages.map(({ page, html }) => [page, filesOf(html, readBuilt)]))
  const hash = createHash('sha256')
    .update(JSON.stringify([files, pages]))
    .digest('hex')
  const result = await bundle({
    entryPoints: [join(root, 'lib/offline/worker.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    tsconfig: join(root, 'tsconfig.json'),
    define: {
      'process.env.NODE_ENV': '"production"',
      offlineBuild: JSON.stringify({ version: hash.slice(0, 16), files }),
    },
    write: false,
    logLevel: 'silent',
  }).catch((error) => error)
  if (result instanceof Error) return { ok: false, output: result.message }
  writeFileSync(output, result.outputFiles[0].contents)
  addToTrace('app/offline-worker.js/route.js', output)
  return { ok: true, output: '' }
}
