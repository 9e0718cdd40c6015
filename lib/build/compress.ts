import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { builtFiles, builtFolder } from '@/lib/build/built-files'
import { pagesFolder, prerenderedPages } from '@/lib/build/prerendered-pages'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Fonts and pictures are compressed by their formats. */
const compressible = /\.(?:css|js|json|map|svg|txt)$/

/** Writes a Brotli and a gzip copy next to a file, at maximum quality. */
async function compress(file: string): Promise<void> {
  const body = readFileSync(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const [br, gz] = await Promise.all([toBrotli(body, { params }), toGzip(body, { level: 9 })])
  writeFileSync(`${file}.br`, br)
  writeFileSync(`${file}.gz`, gz)
}

/**
 * Compresses every prerendered page and the build's scripts and styles once, for the server. Node compresses in
 * threads, so one file per processor at a time is faster. Returns the number of files.
 */
export async function compressBuild(): Promise<number> {
  const files = [
    ...prerenderedPages().map((name) => join(pagesFolder, name)),
    ...builtFiles()
      .filter((name) => compressible.test(name))
      .map((name) => join(builtFolder, name)),
  ]
  const waiting = files.values()
  const worker = async () => {
    for (const file of waiting) await compress(file)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return files.length
}
