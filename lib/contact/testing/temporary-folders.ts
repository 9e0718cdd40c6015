import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Gives a new empty folder at each call; all are removed when the test file is done. Call it outside of tests. */
export function temporaryFolders(): () => string {
  const root = mkdtempSync(join(tmpdir(), 'hanford-'))
  afterAll(() => rmSync(root, { recursive: true, force: true }))
  return () => mkdtempSync(join(root, 'f-'))
}
