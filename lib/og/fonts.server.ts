import 'server-only'
import { readFileSync } from 'node:fs'
import { parse } from 'opentype.js'

/*
 * The renderer reads neither woff2 nor variable fonts, so these are single weights of the families the pages are set in.
 * The bundler follows an address made from import.meta.url: it lays the file beside the server's code, and the server
 * finds it whatever folder it was started in.
 */
const heading = readFileSync(
  new URL(
    '../../node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-500-normal.woff',
    import.meta.url,
  ),
)
const text = readFileSync(
  new URL(
    '../../node_modules/@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-600-normal.woff',
    import.meta.url,
  ),
)

/** The two fonts as the renderer takes them. */
export const fonts = [
  { name: 'heading', data: heading, weight: 500 as const },
  { name: 'text', data: text, weight: 600 as const },
]

const parsed = {
  heading: parse(new Uint8Array(heading).buffer),
  text: parse(new Uint8Array(text).buffer),
}

/**
 * How wide a text is, as a multiple of its size.
 * @param tracking what is added to each letter, also as a multiple of the size.
 * @throws for a character that the font lacks: for that one, the renderer would ask Google for another font.
 */
export function widthOf(line: string, font: keyof typeof parsed, tracking = 0): number {
  const missing = [...line].find((character) => !parsed[font].hasChar(character))
  if (missing) throw new Error(`The font of the pictures has no "${missing}", which stands in "${line}".`)
  return parsed[font].getAdvanceWidth(line, 1) + line.length * tracking
}
