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

/** As an edge network sends them (GEO_SOURCE=vercel) for most of the practice's visitors, who live near the office. */
export const nearby = { 'x-vercel-ip-latitude': '36.3302', 'x-vercel-ip-longitude': '-119.2921' }

export const browserArguments = ['--no-sandbox', '--disable-quic', '--disable-background-networking']
