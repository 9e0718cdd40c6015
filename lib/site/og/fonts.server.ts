import 'server-only'
import { readFileSync } from 'node:fs'
import { parse } from 'opentype.js'

/*
 * The renderer supports neither woff2 nor variable fonts, so these are single weights of the site's families.
 * The bundler recognizes URLs based on import.meta.url and copies the files next to the server code, so that
 * they are found from any working directory.
 */
const heading = readFileSync(
  new URL(
    '../../../node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-500-normal.woff',
    import.meta.url,
  ),
)
const text = readFileSync(
  new URL(
    '../../../node_modules/@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-600-normal.woff',
    import.meta.url,
  ),
)

/** The two fonts in the renderer's format. */
export const fonts = [
  { name: 'heading', data: heading, weight: 500 as const },
  { name: 'text', data: text, weight: 600 as const },
]

const parsed = {
  heading: parse(new Uint8Array(heading).buffer),
  text: parse(new Uint8Array(text).buffer),
}

/**
 * The width of a text as a multiple of its font size.
 * @param tracking letter spacing, also as a multiple of the size.
 * @throws for a character missing from the font: the renderer would request another font from Google.
 */
export function widthOf(line: string, font: keyof typeof parsed, tracking = 0): number {
  const missing = [...line].find((character) => !parsed[font].hasChar(character))
  if (missing) throw new Error(`The image font has no glyph for "${missing}" in "${line}".`)
  return parsed[font].getAdvanceWidth(line, 1) + line.length * tracking
}
