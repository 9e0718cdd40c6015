import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let all

/** A new empty folder, gone at the end of this process. */
export function temporaryFolder(name) {
  if (!all) {
    all = mkdtempSync(join(tmpdir(), 'reliability-'))
    process.once('exit', () => rmSync(all, { recursive: true, force: true }))
  }
  mkdirSync(join(all, name), { recursive: true })
  return mkdtempSync(join(all, name, '/'))
}
