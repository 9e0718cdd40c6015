import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './paths.mjs'
import { Refusal } from './run.mjs'

/**
 * Puts something in place of what stands between two markers of a document; the document's own words stay.
 * @param {string} file @param {{ name: string, writer: string }} markers what stands between them, and what writes it
 * @param {string} between
 */
export function writeBetween(file, { name, writer }, between) {
  const markers = [`<!-- ${name}: written by ${writer} -->`, `<!-- end of ${name} -->`]
  const text = readFileSync(file, 'utf8')
  const [begin, end] = markers.map((marker) => text.indexOf(marker))
  if (begin < 0 || end < begin) throw new Refusal(`${relative(root, file)} has lost the markers of ${name}.`)
  const head = text.slice(0, begin + markers[0].length)
  writeFileSync(file, `${head}\n\n${between}\n\n${text.slice(end)}`)
}
