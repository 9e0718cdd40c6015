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

/** Brotli's maximum makes a page 2 % smaller than this, and takes three times as long for hundreds of them. */
const pageQuality = 10
const assetQuality = 11

/** Writes a Brotli and a gzip copy next to a file. */
async function compress(file: string, quality: number): Promise<void> {
  const body = readFileSync(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
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
    ...prerenderedPages().map((name) => [join(pagesFolder, name), pageQuality] as const),
    ...builtFiles()
      .filter((name) => compressible.test(name))
      .map((name) => [join(builtFolder, name), assetQuality] as const),
  ]
  const waiting = files.values()
  const worker = async () => {
    for (const [file, quality] of waiting) await compress(file, quality)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return files.length
}
