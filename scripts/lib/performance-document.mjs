import { join } from 'node:path'
import { writeBetween } from './between-markers.mjs'
import { root } from './paths.mjs'
import { currentCommit } from './run.mjs'

const document = join(root, 'docs/performance.md')

const line = (cells) => `| ${cells.join(' | ')} |`

/** @param {Record<string, unknown>[]} rows all with the same names */
function table(rows) {
  const names = Object.keys(rows[0])
  return [line(names), line(names.map(() => '---')), ...rows.map((row) => line(Object.values(row)))].join(
    '\n',
  )
}

/**
 * Puts a table between its markers in docs/performance.md, with the day, the commit and the machine.
 * @param {string} name of the markers @param {Record<string, unknown>[]} rows @param {string} where
 */
export function writeTable(name, rows, where) {
  const dated = `${new Date().toISOString().slice(0, 10)}, commit ${currentCommit()?.slice(0, 7)}; ${where}.`
  writeBetween(document, { name, writer: 'npm run bench' }, `${dated}\n\n${table(rows)}`)
}
