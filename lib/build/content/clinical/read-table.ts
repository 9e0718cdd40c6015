import { readFileSync } from 'node:fs'
import { isMap, isSeq, parseDocument, type Document } from 'yaml'
import type { z } from 'zod'
import { ContentError, lineAt } from '@/lib/build/content/markdown'

/** The line of the innermost entry on a path such as `signs.3.tier`. */
function lineOfEntry(document: Document, text: string, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true)
    if (isMap(node) || isSeq(node) || (typeof node === 'object' && node !== null && 'range' in node)) {
      const { range } = node as { range?: [number, number, number] | null }
      if (range) return lineAt(text, range[0])
    }
  }
  return 1
}

/**
 * Reads and validates a YAML file of content/clinical.
 * @throws ContentError with the file and line of the first mistake
 */
export function readTable<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> {
  const text = readFileSync(path, 'utf8')
  const document = parseDocument(text)
  const [error] = document.errors
  if (error) throw new ContentError(path, error.linePos?.[0].line ?? 1, error.message.split('\n')[0]!)
  const result = schema.safeParse(document.toJS())
  if (result.success) return result.data
  const { path: entry, message } = result.error.issues[0]!
  throw new ContentError(path, lineOfEntry(document, text, entry), `${entry.join('.')}: ${message}`)
}
