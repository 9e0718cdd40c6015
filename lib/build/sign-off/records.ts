import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { signOffRecordSchema, type SignOffLine, type SignOffRecord } from '@/content/schemas/sign-off-schema'

/** Only ever appended to. */
export const recordsFile = 'content/clinical/sign-off.jsonl'

/**
 * All decisions, oldest first.
 * @throws Error naming the row that is no record
 */
export function readRecords(file = recordsFile): SignOffRecord[] {
  const rows = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  return rows.flatMap((row, index) => {
    if (!row.trim()) return []
    try {
      return [signOffRecordSchema.parse(JSON.parse(row))]
    } catch (error) {
      throw new Error(`${file}:${index + 1}: this row is no record of a decision`, { cause: error })
    }
  })
}

/** Adds decisions at the end of the file. */
export function appendRecords(records: readonly SignOffRecord[], file = recordsFile): void {
  appendFileSync(file, records.map((record) => `${JSON.stringify(record)}\n`).join(''))
}

export type LineState =
  | { isSigned: true; by: SignOffRecord }
  /** `before`: who signed an older version of the text. */
  | { isSigned: false; before: SignOffRecord | undefined }

/** Whether the current version of a line is signed: the last decision about that version counts. */
export function stateOf(
  { id, hash }: Pick<SignOffLine, 'id' | 'hash'>,
  records: readonly SignOffRecord[],
): LineState {
  const ofLine = records.filter((record) => record.id === id)
  const last = ofLine.findLast((record) => record.hash === hash)
  if (last?.decision === 'accepted') return { isSigned: true, by: last }
  const older = ofLine.findLast((record) => record.hash !== hash && record.decision === 'accepted')
  return { isSigned: false, before: older }
}
