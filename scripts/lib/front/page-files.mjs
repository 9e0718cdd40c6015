import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseVariant } from '../../../lib/variant.ts'
import { builtPages, htmlFiles } from '../built-pages.mjs'

// The name of a page's state must be the one that Next gives it: visitors may come to either.
const { generateETag } = createRequire(import.meta.url)('next/dist/server/lib/etag')

/** Next's own word on a kept page, for its router; the tags are only for its cache. */
const unsent = 'x-next-cache-tags'

/** Beside what lib/edge/page-headers.ts says. Next names `x-nextjs-prerender` twice, the second time from the page's file. */
const nextHeaders = (file) => {
  const { headers, status = 200 } = JSON.parse(readFileSync(file, 'utf8'))
  if (status !== 200) return undefined
  const own = Object.entries(headers).filter(([name]) => name !== unsent)
  return [
    [
      'Vary',
      'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding',
    ],
    ['x-nextjs-cache', 'HIT'],
    ['x-nextjs-prerender', '1'],
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
