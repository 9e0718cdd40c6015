import { readFileSync } from 'node:fs'
import { LineCounter, parseDocument, type Document } from 'yaml'
import type { z } from 'zod'
import { ContentError } from '@/lib/build/content/markdown'

/** The line of the innermost entry on a path such as `signs.3.tier`. */
function lineOfEntry(document: Document, lines: LineCounter, entry: readonly PropertyKey[]): number {
  const node = document.getIn(entry, true) as { range?: [number, number, number] } | undefined
  if (node?.range) return lines.linePos(node.range[0]).line
  return entry.length > 1 ? lineOfEntry(document, lines, entry.slice(0, -1)) : 1
}

/**
 * Parses and validates the text of a YAML file of content/clinical or content/practice.
 * @throws ContentError with the line and the entry of the first mistake
 */
export function parseTable<Schema extends z.ZodType>(
  path: string,
  text: string,
  schema: Schema,
): z.output<Schema> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const [error] = document.errors
  if (error) throw new ContentError(path, error.linePos?.[0].line ?? 1, error.message.split('\n')[0]!)
  const result = schema.safeParse(document.toJS())
  if (result.success) return result.data
  const { path: entry, message: said } = result.error.issues[0]!
  const message = said.endsWith('received undefined') ? 'is missing' : said
  throw new ContentError(path, lineOfEntry(document, lines, entry), `${entry.join('.')}: ${message}`)
}

/** A function that returns the table of a file, parsed again when an editor has changed it. */
export function tableReader<Table>(path: string, parse: (text: string) => Table): () => Table {
  let read: { text: string; table: Table } | undefined
  return () => {
    const text = readFileSync(path, 'utf8')
    if (read?.text !== text) read = { text, table: parse(text) }
    return read.table
  }
}
