import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseVariant } from '../../../lib/variant.ts'
import { builtPages, htmlFiles } from '../built-pages.mjs'

// The name of a page's state must be the one that Next gives it: visitors may come to either.
const { generateETag } = createRequire(import.meta.url)('next/dist/server/lib/etag')

/** How Next keeps the page, and what it has called it inside: a browser has no use for it in a document. */
const inside = /^x-next/

/** Beside what lib/edge/page-headers.ts says. */
const nextHeaders = (file) => {
  const { headers, status = 200 } = JSON.parse(readFileSync(file, 'utf8'))
  if (status !== 200) return undefined
  const own = Object.entries(headers).filter(([name]) => !inside.test(name))
  return [
    [
      'Vary',
      'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding',
    ],
    ...own,
  ]
}

/**
 * Every page that `next build` rendered for a variant, as it is sent.
 * @returns {{ path: string, segment: string, source: string, name: string, headers: [string, string][] }[]} path: as in
 *   the address bar; source: the file; name: where it goes in the pack
 */
export function pageFiles() {
  return htmlFiles().flatMap((name) => {
    const [segment] = name.split(/[/.]/)
    if (!parseVariant(segment)) return []
    const source = join(builtPages, name)
    const headers = nextHeaders(source.replace(/\.html$/, '.meta'))
    if (!headers) return []
    const etag = generateETag(readFileSync(source, 'utf8'))
    return {
      path: name.slice(segment.length, -'.html'.length) || '/',
      segment,
      source,
      name: join('pages', name),
      headers: [...headers, ['ETag', etag], ['Content-Type', 'text/html; charset=utf-8']],
    }
  })
}
