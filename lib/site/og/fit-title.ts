/** The title sizes in pixels. The smallest is still 12 pixels when the image is shown 300 pixels wide. */
const sizes = [92, 84, 76, 68, 60, 54, 48]
export const lineHeight = 1.1

export type FittedTitle = { size: number; lines: string[] }
type Box = { width: number; height: number }
/** The width of a text as a multiple of its font size. */
type Measure = (text: string) => number

/**
 * Sets a title as large as its box allows, in lines of similar length. A title too long even for the smallest
 * size is cut at a word, with an ellipsis.
 * @param box in pixels, as is the size in the result.
 * @param measure lib/site/og/fonts.server.ts measures with the actual font.
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
    // Many short lines read badly: saving a line is worth shrinking by up to a fifth.
    const near = fitted.filter(({ size }) => size >= 0.8 * largest.size)
    return near.reduce((best, next) => (next.lines.length < best.lines.length ? next : best))
  }
  const size = sizes.at(-1) ?? 0
  return { size, lines: shortened(words, (shorter) => linesFor(shorter, box, size, measure)) }
}

/** Breaks words into lines within the box, or returns null if they don't fit. */
function linesFor(words: readonly string[], box: Box, size: number, measure: Measure): string[] | null {
  const widths = words.map((word) => measure(word) * size)
  const lines = balanced(widths, measure(' ') * size, box.width)
  if (!lines || lines.length * size * lineHeight > box.height) return null
  return lines.map(({ from, to }) => words.slice(from, to).join(' '))
}

type Line = { from: number; to: number; width: number }

/**
 * The fewest lines possible, in the narrowest column that allows it, so that no short word is left alone on
 * the last line.
 */
function balanced(widths: readonly number[], space: number, widest: number): Line[] | null {
  if (Math.max(...widths) > widest) return null
  let lines = greedyLines(widths, space, widest)
  for (let narrower = lines; narrower.length === lines.length;) {
    lines = narrower
    const longest = Math.max(...lines.map(({ width }) => width))
    // Slightly narrower than the longest line, which forces that line to break elsewhere.
    narrower = greedyLines(widths, space, longest - 0.01)
    if (narrower.some(({ width }) => width >= longest)) break
  }
  return lines
}

/** Breaks words into lines, each as full as possible. */
function greedyLines(widths: readonly number[], space: number, widest: number): Line[] {
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

/**
 * The first words that fit, with an ellipsis replacing trailing punctuation; for a single word, its first
 * letters.
 */
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
