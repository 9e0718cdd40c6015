import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from '@/lib/command/root'

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/** English and Spanish, western names, and the symbols used in content/; a test checks this. */
export const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”…•−←→≥≤™`

/** What nearly every page consists of. Browsers load the other files only for pages with other characters. */
const common = `${range(0x20, 0x7e)}\u00a0©°·–’“”•−`

/** The characters of the other files; app/fonts.ts has them as a `unicode-range`. */
export const rare = [...characters].filter((character) => !common.includes(character)).join('')

/** Kerning, ligatures, accents and tabular figures, but not small capitals or fractions. */
const keepFeatures = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'calt', 'tnum', 'lnum']

const source = (family: string) =>
  `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`

/** Only the weights the site uses: a range for text, one for headings. */
const families = {
  text: { from: source('atkinson-hyperlegible-next'), wght: { min: 400, max: 700, default: 400 } },
  heading: { from: source('source-serif-4'), wght: 500 },
} as const

export const webFonts = [
  { file: 'app/fonts/text.woff2', family: 'text', of: common },
  { file: 'app/fonts/text-rare.woff2', family: 'text', of: rare },
  { file: 'app/fonts/heading.woff2', family: 'heading', of: common },
  { file: 'app/fonts/heading-rare.woff2', family: 'heading', of: rare },
] as const

/** Makes the font file that is sent to visitors. */
export function makeFont({ family, of }: Omit<(typeof webFonts)[number], 'file'>): Promise<Buffer> {
  const { from, wght } = families[family]
  return subsetFont(readFileSync(join(root, from)), of, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures,
  })
}
