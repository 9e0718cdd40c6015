import { parseCsv } from './csv'
import { largestFile, parseFile, type FileCode } from './file'
import { unlock, type LockCode } from './locked-file'
import { failure, type Result } from './result'
import type { OwnRecords, Person } from './schema'

export type IncomingCode = FileCode | LockCode | 'too-large' | 'unreadable'

/** The text of a file that the visitor chose. */
export async function readIncoming(file: File): Promise<Result<string, IncomingCode>> {
  if (file.size > largestFile) return failure('too-large')
  try {
    return { ok: true, value: await file.text() }
  } catch {
    return failure('unreadable')
  }
}

/** The records in a file's text: a full copy, a locked one with its passphrase, or a table. Nothing is written. */
export async function parseIncoming(
  text: string,
  here: readonly Person[],
  passphrase?: string,
): Promise<Result<OwnRecords, IncomingCode>> {
  if (passphrase !== undefined) {
    const opened = await unlock(text, passphrase)
    return opened.ok ? parseFile(opened.value) : opened
  }
  return text.trimStart().startsWith('{') ? parseFile(text) : parseCsv(text, here)
}
