import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import etag from 'etag'
import { z } from 'zod'
import { compress, forEachInParallel } from '@/lib/build/compress'
import { pagesFolder, prerenderedPages } from '@/lib/build/prerendered-pages'
import { cacheFolder, indexFile, readBuildId, type CacheIndex } from '@/lib/server/page-cache/cache-index'
import { parseMode } from '@/lib/variant/variant'

const vary =
  'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding'

/** The metadata Next.js stores with a page. */
const metaSchema = z.object({ status: z.number().default(200), headers: z.record(z.string(), z.string()) })

/** A page's response headers without Next's internal ones; null for error pages. */
function headersOf(file: string): [string, string][] | null {
  const { status, headers } = metaSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  if (status !== 200) return null
  return [['Vary', vary], ...Object.entries(headers).filter(([name]) => !name.startsWith('x-next'))]
}

function describe(file: string): CacheIndex['pages'] {
  const [segment = ''] = file.split(/[/.]/)
  const headers = parseMode(segment) && headersOf(join(pagesFolder, file.replace(/\.html$/, '.meta')))
  if (!headers) return []
  const path = file.slice(segment.length, -'.html'.length) || '/'
  // Weak, because the compressed representations share it.
  const tag = etag(readFileSync(join(pagesFolder, file)), { weak: true })
  return [{ path, segment, file, etag: tag, headers }]
}

/**
 * Compresses every prerendered page of every variant for lib/server/page-cache. Returns the number of pages.
 */
export async function writePageCache(): Promise<number> {
  rmSync(cacheFolder, { recursive: true, force: true })
  const pages = prerenderedPages().flatMap(describe)
  await forEachInParallel(pages, async ({ file }) => {
    const { br, gzip } = await compress(readFileSync(join(pagesFolder, file)))
    const target = join(cacheFolder, file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(`${target}.br`, br)
    writeFileSync(`${target}.gz`, gzip)
  })
  const index: CacheIndex = { buildId: readBuildId(), pages }
  writeFileSync(indexFile, JSON.stringify(index))
  return pages.length
}
