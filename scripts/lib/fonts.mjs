import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from './paths.mjs'

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/** English and Spanish, western names, and the signs that the texts use. A test compares them with content/. */
export const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”…•−←→≥≤™`

/** Joined letters, spacing, accents, and figures of one width; not small capitals or fractions. */
const keepFeatures = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'calt', 'tnum', 'lnum']

const source = (family) =>
  `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`

/** Only the weights that the pages are set in: of the text a range, of the headings one. */
export const webFonts = [
  {
    file: 'app/fonts/text.woff2',
    from: source('atkinson-hyperlegible-next'),
    wght: { min: 400, max: 700, default: 400 },
  },
  { file: 'app/fonts/heading.woff2', from: source('source-serif-4'), wght: 500 },
]

/** The font as it is sent to visitors. @param {(typeof webFonts)[number]} font @returns {Promise<Buffer>} */
export const makeFont = ({ from, wght }) =>
  subsetFont(readFileSync(join(root, from)), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures,
  })
