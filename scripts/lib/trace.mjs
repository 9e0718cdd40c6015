import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './paths.mjs'

/**
 * Has a file packed with what reads it where a host packs a build, unless this build traces nothing.
 * @param {string} reader its path in .next/server @param {string} file
 */
export function addToTrace(reader, file) {
  const trace = join(root, '.next/server', `${reader}.nft.json`)
  if (!existsSync(trace)) return
  const traced = JSON.parse(readFileSync(trace, 'utf8'))
  const files = [...new Set([...traced.files, relative(dirname(trace), file)])]
  writeFileSync(trace, JSON.stringify({ ...traced, files }))
}
