import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { currentCommit, Refusal } from './run.mjs'

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
  const markers = [`<!-- ${name}: written by npm run bench -->`, `<!-- end of ${name} -->`]
  const text = readFileSync(document, 'utf8')
  const [begin, end] = markers.map((marker) => text.indexOf(marker))
  if (begin < 0 || end < begin) throw new Refusal(`docs/performance.md has lost the markers of ${name}.`)
  const dated = `${new Date().toISOString().slice(0, 10)}, commit ${currentCommit()?.slice(0, 7)}; ${where}.`
  const between = `\n\n${dated}\n\n${table(rows)}\n\n`
  writeFileSync(document, text.slice(0, begin + markers[0].length) + between + text.slice(end))
}
