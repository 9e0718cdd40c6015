import 'server-only'
import { randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes a file that only its owner may read and whose whole content is on the disk before its name appears. A file
 * of that name is replaced; with `once` it is kept instead, and of several processes that try, one writes.
 * @throws as node:fs does, for example on a full disk.
 */
export function writeDurably(
  path: string,
  content: string | Uint8Array,
  options: { once?: boolean } = {},
): void {
  const draft = `${path}.${randomUUID()}.tmp`
  try {
    const file = openSync(draft, 'wx', 0o600)
    try {
      writeFileSync(file, content)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    // A hard link, unlike a rename, fails where the name is taken: a reader never sees half a file.
    if (options.once) linkIfFree(draft, path)
    else renameSync(draft, path)
    flushDirectory(dirname(path))
  } finally {
    rmSync(draft, { force: true })
  }
}

function linkIfFree(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** The new name survives a power cut only when its directory is flushed too; Windows does that by itself. */
function flushDirectory(path: string): void {
  if (process.platform === 'win32') return
  const directory = openSync(path, 'r')
  try {
    fsyncSync(directory)
  } finally {
    closeSync(directory)
  }
}
