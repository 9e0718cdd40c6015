import { z } from 'zod'
import { failure, success, type Result } from './result'
import { ownRecordsSchema, recordsVersion, type OwnRecords } from './schema'
import { fromJson } from '@/lib/from-json'

/** Larger files are not read: fifty people with ten years each fit. */
export const largestFile = 20_000_000

/** Why a file is not taken. `newer`: from a later version of the site. `damaged`: it says to be ours and is not whole. */
export type FileCode = 'not-ours' | 'newer' | 'damaged'

const kind = 'own-records'
const envelope = z.looseObject({ kind: z.literal(kind), version: z.number().int().min(1) })

/** What each older version lacked: the step at index n brings version n + 1 to the next. */
const steps: readonly ((older: Record<string, unknown>) => Record<string, unknown>)[] = [
  (older) => ({ ...older, version: 2, forms: [] }),
]

/** The records as the text of a file. */
export function fileText(records: OwnRecords): string {
  return JSON.stringify({ kind, ...records }, null, 1)
}

/** The records of a file's text, brought to this version; nothing is changed anywhere. */
export function parseFile(text: string): Result<OwnRecords, FileCode> {
  const outer = envelope.safeParse(fromJson(text.replace(/^\uFEFF/, '')))
  if (!outer.success) return failure('not-ours')
  const { kind: _, ...content } = outer.data
  if (outer.data.version > recordsVersion) return failure('newer')
  const current = steps
    .slice(outer.data.version - 1)
    .reduce<Record<string, unknown>>((older, step) => step(older), content)
  const { success: isWhole, data } = ownRecordsSchema.safeParse(current)
  return isWhole ? success(data) : failure('damaged')
}
