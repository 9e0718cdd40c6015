import 'server-only'
import { randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes a file that only its owner can read. Its full content is on disk before the name appears. Replaces
 * an existing file, or keeps it with `once`, so that only one of several concurrent writers succeeds.
 * @throws like node:fs, for example if the disk is full.
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
    // Unlike a rename, a hard link fails if the name exists, and readers never see a partial file.
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

/** A new name only survives a power failure once its directory is flushed; Windows does so itself. */
function flushDirectory(path: string): void {
  if (process.platform === 'win32') return
  const directory = openSync(path, 'r')
  try {
    fsyncSync(directory)
  } finally {
    closeSync(directory)
  }
}
