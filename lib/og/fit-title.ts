/** The steps of a title's size in pixels. At the last, a picture that is seen 300 pixels wide still has 12 of them. */
const sizes = [92, 84, 76, 68, 60, 54, 48]
export const lineHeight = 1.1

export type FittedTitle = { size: number; lines: string[] }
type Box = { width: number; height: number }
/** The width of a line in pixels at a size. */
type WidthOf = (text: string, size: number) => number

/**
 * A title set as large as its box allows, in lines of about the same length. One that is too long even at the smallest
 * size ends at a word, with an ellipsis.
 * @param box in pixels, as is the size of the answer.
 * @param widthOf how wide a line is at a size: lib/og/fonts.server.ts measures with the font itself.
 */
export function fitTitle(title: string, box: Box, widthOf: WidthOf): FittedTitle {
  const words = title.trim().split(/\s+/)
  for (const size of sizes) {
    const lines = balanced(words, box.width, (line) => widthOf(line, size))
    if (lines && lines.length * size * lineHeight <= box.height) return { size, lines }
  }
  return clamped(words, box, widthOf)
}

/** Words in lines, each as full as it can be; null where a word is wider than a line. */
function broken(words: readonly string[], width: number, widthOf: (line: string) => number): string[] | null {
  const lines: string[] = []
  for (const word of words) {
    if (widthOf(word) > width) return null
    const longer = `${lines.at(-1) ?? ''} ${word}`
    if (lines.length > 0 && widthOf(longer.trimStart()) <= width) lines.splice(-1, 1, longer.trimStart())
    else lines.push(word)
  }
  return lines
}

/** The same number of lines, in the narrowest column that holds them: no last line of one short word. */
function balanced(
  words: readonly string[],
  width: number,
  widthOf: (line: string) => number,
): string[] | null {
  const full = broken(words, width, widthOf)
  if (!full) return null
  let lines = full
  for (let narrower = width; narrower > 0; narrower -= 4) {
    const next = broken(words, narrower, widthOf)
    if (next?.length !== full.length) break
    lines = next
  }
  return lines
}

function clamped(words: readonly string[], box: Box, widthOf: WidthOf): FittedTitle {
  const size = sizes.at(-1) ?? 48
  const fits = (kept: readonly string[]) => {
    const lines = balanced(kept, box.width, (line) => widthOf(line, size))
    return lines && lines.length * size * lineHeight <= box.height ? lines : null
  }
  for (let count = words.length - 1; count > 0; count--) {
    const lines = fits(ended(words.slice(0, count)))
    if (lines) return { size, lines }
  }
  // Not even the first word: then its letters.
  const letters = [...(words[0] ?? '')]
  while (letters.length > 0 && !fits([`${letters.join('')}…`])) letters.pop()
  return { size, lines: [`${letters.join('')}…`] }
}

/** The last word with an ellipsis in place of the mark after it. */
function ended(words: readonly string[]): string[] {
  return words.map((word, index) => (index < words.length - 1 ? word : `${word.replace(/[,;:.–—-]+$/, '')}…`))
}
