import { copyFileSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../paths.mjs'
import { compress } from './compress.mjs'
import { pageFiles } from './page-files.mjs'
import { endings, packFolder, packIndex } from './paths.mjs'
import { staticFiles } from './static-files.mjs'

/** Under its other name, which takes no room; a copy where that may not be, for instance of somebody else's file. */
function linkOrCopy(source, target) {
  try {
    linkSync(source, target)
  } catch {
    copyFileSync(source, target)
  }
}

/** One file, and its compressed forms beside it. @returns {Promise<Record<string, number>>} its forms and their sizes */
async function place({ source, name, headers }) {
  const target = join(packFolder, name)
  const body = readFileSync(source)
  mkdirSync(dirname(target), { recursive: true })
  linkOrCopy(source, target)
  const isCompressible = headers.some(([name, value]) => name === 'Vary' && value.includes('Accept-Encoding'))
  const forms = isCompressible ? await compress(body) : {}
  for (const [form, bytes] of Object.entries(forms)) writeFileSync(target + endings[form], bytes)
  const sizes = Object.entries(forms).map(([form, { length }]) => [form, length])
  return { identity: body.length, ...Object.fromEntries(sizes) }
}

/** So many at once as there are processors, each of them compressing in two threads. */
async function placeAll(files) {
  const waiting = files.entries()
  const placed = []
  const worker = async () => {
    for (const [index, { name, path, segment, headers, secureHeaders }] of waiting)
      placed[index] = { name, path, segment, headers, secureHeaders, sizes: await place(files[index]) }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return placed
}

/** Makes the finished build ready for the front: every prerendered page and every small file, compressed once. */
export async function pack() {
  rmSync(packFolder, { recursive: true, force: true })
  const buildId = readFileSync(join(root, '.next/BUILD_ID'), 'utf8')
  const pages = await placeAll(pageFiles())
  const files = await placeAll(staticFiles())
  writeFileSync(packIndex, JSON.stringify({ buildId, pages, files }))
  return pages.length + files.length
}
