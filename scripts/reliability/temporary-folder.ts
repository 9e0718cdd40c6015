import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let all: string | undefined

function folderOfThisProcess(): string {
  const folder = mkdtempSync(join(tmpdir(), 'reliability-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Creates an empty folder that is deleted when this process exits. */
export function temporaryFolder(name: string): string {
  all ??= folderOfThisProcess()
  mkdirSync(join(all, name), { recursive: true })
  return mkdtempSync(join(all, name, '/'))
}
