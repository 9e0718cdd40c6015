import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Creates an empty temporary folder on each call; all are deleted after the test file. Call it outside of
 * tests.
 */
export function temporaryFolders(): () => string {
  const root = mkdtempSync(join(tmpdir(), 'hanford-'))
  afterAll(() => rmSync(root, { recursive: true, force: true }))
  return () => mkdtempSync(join(root, 'f-'))
}
