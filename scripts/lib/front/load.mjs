import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.mjs'
import { endings, packFolder, packIndex } from './paths.mjs'

/** So much of what is sent stays in memory; the rest is read from the disk when it is asked for. */
const memory = 32_000_000

/** Reads bodies, and keeps those that came in last. Reading one takes microseconds: the system has the file in memory, too. */
function bodyReader() {
  const kept = new Map()
  let size = 0
  return (name, form) => {
    const file = name + endings[form]
    const known = kept.get(file)
    if (known) return known
    const body = readFileSync(join(packFolder, file))
    kept.set(file, body)
    size += body.length
    for (const [oldest, { length }] of kept) {
      if (size <= memory) break
      kept.delete(oldest)
      size -= length
    }
    return body
  }
}

/**
 * What the build made ready, by path; undefined where there is no pack of this build.
 * @typedef {{ name: string, path: string, sizes: Record<string, number>, headers: [string, string][], secureHeaders?: [string, string][], segment?: string }} Packed
 */
export function loadPack() {
  let index
  try {
    index = JSON.parse(readFileSync(packIndex, 'utf8'))
  } catch {
    return undefined
  }
  if (index.buildId !== readFileSync(join(root, '.next/BUILD_ID'), 'utf8')) return undefined
  /** @type {Map<string, Record<string, Packed>>} */
  const pages = new Map()
  for (const page of index.pages) pages.set(page.path, { ...pages.get(page.path), [page.segment]: page })
  /** @type {Map<string, Packed>} */
  const files = new Map(index.files.map((file) => [file.path, file]))
  return { pages, files, read: bodyReader() }
}
