import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '@/lib/command/root'

/** Written by lib/build/page-cache.ts: all prerendered pages, compressed, and an index. */
export const cacheFolder = join(root, '.next/page-cache')
const indexFile = join(cacheFolder, 'index.json')
const buildIdFile = join(root, '.next/BUILD_ID')

const indexSchema = z.object({
  buildId: z.string(),
  pages: z.array(
    z.object({
      /** The URL path. */
      path: z.string(),
      /** The variant's path segment (lib/variant/variant.ts). */
      segment: z.string(),
      /** Relative to the folder, without `.br` or `.gz`. */
      file: z.string(),
      etag: z.string(),
      headers: z.array(z.tuple([z.string(), z.string()])),
    }),
  ),
})
export type CacheIndex = z.output<typeof indexSchema>

export const readBuildId = () => readFileSync(buildIdFile, 'utf8')
export { indexFile }

/** The index of cached pages, or null if this build has none. */
export function readCacheIndex(): CacheIndex | null {
  try {
    const index = indexSchema.parse(JSON.parse(readFileSync(indexFile, 'utf8')))
    return index.buildId === readBuildId() ? index : null
  } catch {
    return null
  }
}
