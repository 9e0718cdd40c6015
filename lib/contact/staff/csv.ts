/**
 * Formats a table as CSV (RFC 4180: commas, CRLF, every cell quoted) in UTF-8 with a byte order mark, which
 * Excel needs to detect UTF-8. Prevents formula injection.
 */
export function csvText(rows: string[][]): string {
  const lines = rows.map((row) => row.map((cell) => `"${inertCell(cell).replaceAll('"', '""')}"`).join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

/** What starts a formula, including full-width, small and mathematical forms. */
const formulaSign = '[=+\\-@\\u2212\\uFE62\\uFE63\\uFE66\\uFE6B\\uFF0B\\uFF0D\\uFF1D\\uFF20]'

/*
 * At the start of a cell, and after anything that another locale's spreadsheet treats as a separator: where
 * lists use semicolons, our quotes don't protect the rest of the cell.
 */
const formulaStart = new RegExp(
  `^(?=\\s*${formulaSign}|[\\t\\r])|(?<=[;,|"\\t\\r\\n])(?=\\s*${formulaSign})`,
  'g',
)

/** An apostrophe makes spreadsheets treat the cell as text. */
function inertCell(cell: string): string {
  return cell.replace(formulaStart, "'")
}
