export type Row = Record<string, string | number>

const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`

/** A Markdown table of rows that have the same columns. */
export function markdownTable(rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {})
  return [line(names), line(names.map(() => '---')), ...rows.map((row) => line(Object.values(row)))].join(
    '\n',
  )
}

/** The median of at least one value. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

export const browserArguments = ['--no-sandbox', '--disable-quic', '--disable-background-networking']

/** The site and the browser to measure with, how often, and the only page to measure, if it is one. */
export type Options = { url: string; browser: string; runs: number; only: string | undefined }
