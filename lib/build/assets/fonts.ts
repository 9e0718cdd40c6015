import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from '@/lib/command/root'

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/** English and Spanish, western names, and the symbols used in content/; a test checks this. */
export const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”…•−←→≥≤™`

/** Kerning, ligatures, accents and tabular figures, but not small capitals or fractions. */
const keepFeatures = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'calt', 'tnum', 'lnum']

const source = (family: string) =>
  `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`

/** Only the weights the site uses: a range for text, one for headings. */
export const webFonts = [
  {
    file: 'app/fonts/text.woff2',
    from: source('atkinson-hyperlegible-next'),
    wght: { min: 400, max: 700, default: 400 },
  },
  { file: 'app/fonts/heading.woff2', from: source('source-serif-4'), wght: 500 },
]

/** Makes the font file that is sent to visitors. */
export const makeFont = ({ from, wght }: (typeof webFonts)[number]): Promise<Buffer> =>
  subsetFont(readFileSync(join(root, from)), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures,
  })
