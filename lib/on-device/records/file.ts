import { z } from 'zod'
import { failure, success, type Result } from './result'
import { recordsSchema, recordsVersion, type Records } from './schema'
import { fromJson } from '@/lib/text/from-json'

/** The maximum file size in bytes: enough for fifty people with ten years of entries each. */
export const maxFileSize = 20_000_000

/**
 * Why a file is rejected. `newer`: from a later version of the site. `damaged`: has our header but invalid
 * content.
 */
export type FileCode = 'not-ours' | 'newer' | 'damaged'

const kind = 'records'
const envelope = z.looseObject({ kind: z.literal(kind), version: z.number().int().min(1) })

/** Migrations: the one at index n upgrades version n + 1 to the next. */
const migrations: readonly ((older: Record<string, unknown>) => Record<string, unknown>)[] = [
  (older) => ({ ...older, version: 2, forms: [] }),
]

/** Serializes the records as the text of a file. */
export function fileText(records: Records): string {
  return JSON.stringify({ kind, ...records }, null, 1)
}

/** Parses a file's text and upgrades it to the current version. Nothing is stored. */
export function parseFile(text: string): Result<Records, FileCode> {
  const outer = envelope.safeParse(fromJson(text.replace(/^\uFEFF/, '')))
  if (!outer.success) return failure('not-ours')
  const { kind: _, ...content } = outer.data
  if (outer.data.version > recordsVersion) return failure('newer')
  const current = migrations
    .slice(outer.data.version - 1)
    .reduce<Record<string, unknown>>((older, migrate) => migrate(older), content)
  const { success: isWhole, data } = recordsSchema.safeParse(current)
  return isWhole ? success(data) : failure('damaged')
}
