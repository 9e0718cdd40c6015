import { conceptsOf } from '@/lib/search/concepts'
import { isStopWord } from '@/lib/search/stop-words'
import { wordsOf } from '@/lib/search/words'
import { partsOf } from '@/lib/sentences'

export type ExcerptPart = { text: string; isMatch: boolean }

/** About three lines on a phone; a sentence that has begun is finished where it is not much longer. */
const maxLength = 240

/** The stems (lib/search/words.ts) that answer a query, with those of its synonyms. */
export function stemsOfQuery(query: string): ReadonlySet<string> {
  return new Set(conceptsOf(query).flat(2))
}

const matchesIn = (text: string, stems: ReadonlySet<string>) =>
  new Set(wordsOf(text).filter((stem) => stems.has(stem) && !isStopWord(stem))).size

function shortened(text: string): string {
  if (text.length <= maxLength) return text
  return `${text.slice(0, text.lastIndexOf(' ', maxLength))} …`
}

/** Text in parts, those words marked that have one of the stems; neighbors are marked as one. */
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

/** What of a passage to show for a query: from the sentence on that holds most of its words. */
export function excerptOf(text: string, stems: ReadonlySet<string>): ExcerptPart[] {
  // A line is a sentence of its own.
  const sentences = text.split('\n').flatMap((line) => partsOf(`${line} `))
  const counts = sentences.map((sentence) => matchesIn(sentence, stems))
  const start = counts.indexOf(Math.max(...counts))
  const before = start > 0 ? '… ' : ''
  return markWords(before + shortened(sentences.slice(start).join('').trim()), stems)
}
