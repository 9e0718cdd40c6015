import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, extname, join, relative } from 'node:path'
import { compress, forEachInParallel } from '@/lib/build/compress'
import { root } from '@/lib/command/root'
import { endings, staticFolder } from '@/lib/server/static-files/static-files'

const places = [
  { folder: join(root, '.next/static'), at: join(staticFolder, '_next/static') },
  { folder: join(root, 'public'), at: staticFolder },
]

const compressible = new Set([
  '.css',
  '.html',
  '.ico',
  '.js',
  '.json',
  '.map',
  '.svg',
  '.txt',
  '.vtt',
  '.xml',
])
/** Below this size, compression saves less than its header costs. */
const minBytes = 1024

/** A hard link uses no space; copies where links aren't possible, for example across file systems. */
function linkOrCopy(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true })
  try {
    linkSync(source, target)
  } catch {
    copyFileSync(source, target)
  }
}

async function place({ source, target }: { source: string; target: string }): Promise<void> {
  linkOrCopy(source, target)
  const body = readFileSync(source)
  if (body.length < minBytes || !compressible.has(extname(source))) return
  const { br, gzip } = await compress(body)
  if (gzip.length >= body.length) return
  writeFileSync(target + endings.br, br)
  writeFileSync(target + endings.gzip, gzip)
  // All forms are as old as the file: browsers are told when it changed.
  const { mtime } = statSync(source)
  for (const ending of Object.values(endings)) utimesSync(target + ending, mtime, mtime)
}

/**
 * Collects the build's files and those of public/, and compresses them for lib/server/static-files/static-files.ts.
 * Returns the number of files.
 */
export async function writeStaticFiles(): Promise<number> {
  rmSync(staticFolder, { recursive: true, force: true })
  const files = places.flatMap(({ folder, at }) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((source) => ({ source, target: join(at, relative(folder, source)) })),
  )
  await forEachInParallel(files, place)
  return files.length
}
