import { existsSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { readJson, root } from '@/lib/command/root'

/**
 * Adds a file to the output file trace of the code that reads it, so that hosts package it; does nothing if
 * the build has no traces.
 * @param reader its path in .next/server.
 */
export function addToTrace(reader: string, file: string): void {
  const trace = join('.next/server', `${reader}.nft.json`)
  if (!existsSync(join(root, trace))) return
  const traced = readJson<{ files: string[] }>(trace)
  const files = [...new Set([...traced.files, relative(dirname(join(root, trace)), file)])]
  writeFileSync(join(root, trace), JSON.stringify({ ...traced, files }))
}
