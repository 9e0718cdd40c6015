import { parseCsv } from './csv'
import { maxFileSize, parseFile, type FileCode } from './file'
import { decryptFile, type EncryptionCode } from './encrypted-file'
import { failure, type Result } from './result'
import type { Records, Person } from './schema'

export type IncomingCode = FileCode | EncryptionCode | 'too-large' | 'unreadable'

/** Reads the text of the file the visitor chose. */
export async function readIncoming(file: File): Promise<Result<string, IncomingCode>> {
  if (file.size > maxFileSize) return failure('too-large')
  try {
    return { ok: true, value: await file.text() }
  } catch {
    return failure('unreadable')
  }
}

/**
 * Parses a file's text: a JSON backup, an encrypted one (needs its passphrase), or CSV. Nothing is stored.
 */
export async function parseIncoming(
  text: string,
  here: readonly Person[],
  passphrase?: string,
): Promise<Result<Records, IncomingCode>> {
  if (passphrase !== undefined) {
    const opened = await decryptFile(text, passphrase)
    return opened.ok ? parseFile(opened.value) : opened
  }
  return text.trimStart().startsWith('{') ? parseFile(text) : parseCsv(text, here)
}
