/** The steps of a title's size in pixels. Of the last, 12 are left where the picture is seen 300 pixels wide. */
const sizes = [92, 84, 76, 68, 60, 54, 48]
export const lineHeight = 1.1

export type FittedTitle = { size: number; lines: string[] }
type Box = { width: number; height: number }
/** How wide a text is, as a multiple of its size. */
type Measure = (text: string) => number

/**
 * A title set as large as its box allows, in lines of about the same length. One that is too long even at the smallest
 * size ends at a word, with an ellipsis.
 * @param box in pixels, as is the size of the answer.
 * @param measure lib/og/fonts.server.ts measures with the font itself.
 */
export function fitTitle(title: string, box: Box, measure: Measure): FittedTitle {
  const words = title.trim().split(/\s+/)
  const fitted = sizes.flatMap((size) => {
    const lines = linesFor(words, box, size, measure)
    return lines ? [{ size, lines }] : []
  })
  const [largest] = fitted
  if (largest && largest.lines.length <= 2) return largest
  if (largest) {
    // A tower of lines reads badly: one less is worth being up to a fifth smaller.
    const near = fitted.filter(({ size }) => size >= 0.8 * largest.size)
    return near.reduce((best, next) => (next.lines.length < best.lines.length ? next : best))
  }
  const size = sizes.at(-1) ?? 0
  return { size, lines: shortened(words, (kept) => linesFor(kept, box, size, measure)) }
}

/** The lines that words take in a box, or null where they do not fit. */
function linesFor(words: readonly string[], box: Box, size: number, measure: Measure): string[] | null {
  const widths = words.map((word) => measure(word) * size)
  const lines = balanced(widths, measure(' ') * size, box.width)
  if (!lines || lines.length * size * lineHeight > box.height) return null
  return lines.map(({ from, to }) => words.slice(from, to).join(' '))
}

type Line = { from: number; to: number; width: number }

/** As few lines as there can be, in the narrowest column that holds them: no last line of one short word. */
function balanced(widths: readonly number[], space: number, widest: number): Line[] | null {
  if (Math.max(...widths) > widest) return null
  let lines = broken(widths, space, widest)
  for (let narrower = lines; narrower.length === lines.length;) {
    lines = narrower
    const longest = Math.max(...lines.map(({ width }) => width))
    // A column a hair narrower than the longest line: that one has to break elsewhere.
    narrower = broken(widths, space, longest - 0.01)
    if (narrower.some(({ width }) => width >= longest)) break
  }
  return lines
}

/** Words in lines, each as full as it can be. */
function broken(widths: readonly number[], space: number, widest: number): Line[] {
  const lines: Line[] = []
  for (const [index, width] of widths.entries()) {
    const line = lines.at(-1)
    if (line && line.width + space + width <= widest) {
      line.to = index + 1
      line.width += space + width
    } else {
      lines.push({ from: index, to: index + 1, width })
    }
  }
  return lines
}

/** The first words that fit, with an ellipsis in place of the mark after them; of a single one, its first letters. */
function shortened(words: readonly string[], fit: (words: string[]) => string[] | null): string[] {
  for (let count = words.length - 1; count > 0; count--) {
    const last = words[count - 1] ?? ''
    const lines = fit([...words.slice(0, count - 1), `${last.replace(/[,;:.–—-]+$/, '')}…`])
    if (lines) return lines
  }
  const letters = [...(words[0] ?? '')]
  while (letters.length > 0 && !fit([`${letters.join('')}…`])) letters.pop()
  return [`${letters.join('')}…`]
}
