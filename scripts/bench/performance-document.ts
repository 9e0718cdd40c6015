import { join } from 'node:path'
import { root } from '@/lib/command/root'
import { currentCommit } from '@/lib/command/run'
import { writeBetween } from '@/tests/run/write-between'

const document = join(root, 'docs/performance.md')

export type Row = Record<string, string | number>

const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`

/** Formats a Markdown table. All rows must have the same columns. */
function table(rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {})
  const lines = rows.map((row) => line(Object.values(row)))
  return [line(names), line(names.map(() => '---')), ...lines].join('\n')
}

/**
 * Replaces a table in docs/performance.md, with date, commit and machine.
 * @param name the name in the table's marker comments.
 */
export function writeTable(name: string, rows: readonly Row[], machine: string): void {
  const day = new Date().toISOString().slice(0, 10)
  const dated = `${day}, commit ${currentCommit()?.slice(0, 7)}; ${machine}.`
  writeBetween(document, { name, writer: 'npm run bench' }, `${dated}\n\n${table(rows)}`)
}
