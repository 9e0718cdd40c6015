import { conceptsOf } from '@/lib/search/query/concepts'
import { readQuery } from '@/lib/search/query/query'
import { isStopWord } from '@/lib/search/query/stop-words'
import { wordsOf } from '@/lib/text/language/words'
import { partsOf } from '@/lib/text/language/sentences'

export type ExcerptPart = { text: string; isMatch: boolean }

/** About three lines on a phone. The last sentence is completed if that doesn't make it much longer. */
const maxLength = 240

/** The stems (lib/text/language/stem.ts) that match a query, including those of its synonyms. */
export function stemsOfQuery(query: string): ReadonlySet<string> {
  return new Set(conceptsOf(readQuery(query)).flat(2))
}

/** How many of the stems occur in a text. */
function matchesIn(text: string, stems: ReadonlySet<string>): number {
  return new Set(wordsOf(text).filter((stem) => stems.has(stem) && !isStopWord(stem))).size
}

function shortened(text: string): string {
  if (text.length <= maxLength) return text
  return `${text.slice(0, text.lastIndexOf(' ', maxLength))} …`
}

/** Splits a text into parts with matching words highlighted; adjacent matches become one highlight. */
export function markWords(text: string, stems: ReadonlySet<string>): ExcerptPart[] {
  const parts: ExcerptPart[] = []
  for (const piece of text.split(/([\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*)/u)) {
    const isMatch = matchesIn(piece, stems) > 0
    const [before, gap] = parts.slice(-2)
    if (isMatch && before?.isMatch && gap?.text === ' ')
      parts.splice(-2, 2, { text: `${before.text} ${piece}`, isMatch })
    else if (parts.at(-1)?.isMatch === isMatch) parts.at(-1)!.text += piece
    else if (piece) parts.push({ text: piece, isMatch })
  }
  return parts
}

/** The excerpt of a passage to show for a query: starts at the sentence with the most matching words. */
export function excerptOf(text: string, stems: ReadonlySet<string>): ExcerptPart[] {
  // Each line is a sentence of its own.
  const sentences = text.split('\n').flatMap((line) => partsOf(`${line} `))
  const counts = sentences.map((sentence) => matchesIn(sentence, stems))
  const start = counts.indexOf(Math.max(...counts))
  const before = start > 0 ? '… ' : ''
  return markWords(before + shortened(sentences.slice(start).join('').trim()), stems)
}
