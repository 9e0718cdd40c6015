import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build as bundle } from 'esbuild'
import { pagesFolder } from '@/lib/build/prerendered-pages'
import { addToTrace } from '@/lib/build/trace'
import { root } from '@/lib/command/root'
import { offlinePages, wholeSite } from '@/lib/on-device/offline/pages'
import { modes } from '@/lib/variant/variant'

const built = join(root, '.next')
const output = join(built, 'offline-worker.js')

/** In HTML, and in scripts that load others: `/_next/static/…`, `static/chunks/…`; in styles `../media/…`. */
const named =
  /(?:\/_next\/|"|\\")(static\/(?:chunks|media|css)\/[\w.~-]+\.(?:js|css|woff2))|url\(\.\.\/(media\/[\w.~-]+)\)/g
const namesIn = (text: string) =>
  [...text.matchAll(named)].map(([, whole, media]) => whole ?? `static/${media}`)

/**
 * The URL paths of all files a page may need: those in its HTML, those they refer to, and so on.
 * @param texts the page's HTML in each variant.
 * @param read returns the text of a build file, or null.
 */
export function filesOf(texts: readonly string[], read: (name: string) => string | null): string[] {
  const found = new Set<string>()
  const visit = (name: string) => {
    if (found.has(name)) return
    const text = read(name)
    if (text === null) return
    found.add(name)
    if (/\.(js|css)$/.test(name)) namesIn(text).forEach(visit)
  }
  texts.flatMap(namesIn).forEach(visit)
  return [...found].sort().map((name) => `/_next/${name}`)
}

const readBuilt = (name: string) =>
  existsSync(join(built, name)) ? readFileSync(join(built, name), 'latin1') : null

const htmlOf = (page: string) =>
  modes.map((mode) => readFileSync(join(pagesFolder, mode, `${page}.html`), 'utf8'))

/** Bundles the offline worker with its list of files, for lib/on-device/offline/worker-file.server.ts. */
export async function writeOfflineWorker(): Promise<void> {
  const pages = offlinePages.map((page) => ({ page, html: htmlOf(page) }))
  const files = Object.fromEntries(pages.map(({ page, html }) => [page, filesOf(html, readBuilt)]))
  // The page for all other pages has no scripts, and every page has the same style sheet.
  files[wholeSite] = (files[offlinePages[0]] ?? []).filter((file) => file.endsWith('.css'))
  const hash = createHash('sha256').update(JSON.stringify([files, pages]))
  const { outputFiles } = await bundle({
    entryPoints: [join(root, 'lib/on-device/offline/worker.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    tsconfig: join(root, 'tsconfig.json'),
    define: {
      'process.env.NODE_ENV': '"production"',
      offlineBuild: JSON.stringify({ version: hash.digest('hex').slice(0, 16), files }),
    },
    write: false,
    logLevel: 'error',
  })
  writeFileSync(output, outputFiles[0]?.contents ?? '')
  addToTrace('app/offline-worker.js/route.js', output)
}
