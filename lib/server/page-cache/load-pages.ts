import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder, readCacheIndex, type CacheIndex } from '@/lib/server/page-cache/cache-index'

/** A prerendered page in both compressed forms, about 40 KB together. */
export type CachedPage = CacheIndex['pages'][number] & { br: Buffer; gzip: Buffer }

/** Pages by path, then by variant segment. */
export type CachedPages = Map<string, Map<string, CachedPage>>

/** Loads all cached pages into memory; null if this build has none. */
export function loadPages(): CachedPages | null {
  const index = readCacheIndex()
  if (!index) return null
  const pages: CachedPages = new Map()
  for (const page of index.pages) {
    const read = (ending: string) => readFileSync(join(cacheFolder, page.file + ending))
    const variants = pages.get(page.path) ?? new Map<string, CachedPage>()
    pages.set(page.path, variants.set(page.segment, { ...page, br: read('.br'), gzip: read('.gz') }))
  }
  return pages
}
