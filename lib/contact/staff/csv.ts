/**
 * A table as CSV (RFC 4180: commas, CRLF, every cell in quotes) in UTF-8 with a byte order mark, by which Excel knows
 * that it is UTF-8. No cell is a formula.
 */
export function csvText(rows: string[][]): string {
  const lines = rows.map((row) => row.map((cell) => `"${inertCell(cell).replaceAll('"', '""')}"`).join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

/** What begins a formula, also in its full-width, small and mathematical forms. */
const formulaSign = '[=+\\-@\\u2212\\uFE62\\uFE63\\uFE66\\uFE6B\\uFF0B\\uFF0D\\uFF1D\\uFF20]'

/*
 * At the start of the cell, and inside it behind whatever a spreadsheet of another country takes for the end of one:
 * where lists are separated by semicolons, our quotes do not hold.
 */
const formulaStart = new RegExp(
  `^(?=\\s*${formulaSign}|[\\t\\r])|(?<=[;,|"\\t\\r\\n])(?=\\s*${formulaSign})`,
  'g',
)

/** An apostrophe makes text of what a spreadsheet would otherwise compute. */
function inertCell(cell: string): string {
  return cell.replace(formulaStart, "'")
}
