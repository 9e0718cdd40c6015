import { isAskedOfAnything } from '@/lib/search/query/asking-words'
import type { Query } from '@/lib/search/query/query'
import { isStopWord } from '@/lib/search/query/stop-words'
import { longestPhrase, meaningsOf, type Concept } from '@/lib/search/query/synonyms'

/** The longest known phrase starting at an index, and its length in words. */
function phraseAt(stems: readonly string[], start: number): { concept: Concept; length: number } | null {
  for (let length = Math.min(longestPhrase, stems.length - start); length > 0; length -= 1) {
    const phrase = stems.slice(start, start + length)
    const meanings = meaningsOf(phrase)
    if (!meanings) continue
    const asTyped = phrase.filter((stem) => !isStopWord(stem))
    // Words that mean nothing outside their phrase: 'who' in 'who can see'.
    const isTelling = asTyped.length > 0 && (length === 1 || !isAskedOfAnything(asTyped))
    return { concept: isTelling ? [...meanings, asTyped] : meanings, length }
  }
  return null
}

/** Ages and years are not search terms. */
const isFigure = (stem: string) => /^\d{1,2}$|^(?:19|20)\d\d$/.test(stem)

/** The concepts of a question: its phrases and words, spelled as on this site, without stop words. */
export function conceptsOf({ stems }: Query): Concept[] {
  const concepts: Concept[] = []
  for (let start = 0; start < stems.length;) {
    const found = phraseAt(stems, start)
    if (found) concepts.push(found.concept)
    else if (!isStopWord(stems[start]!) && !isFigure(stems[start]!)) concepts.push([[stems[start]!]])
    start += found?.length ?? 1
  }
  const seen = new Set<string>()
  return concepts.filter((concept) => {
    const key = JSON.stringify(concept[0])
    return !seen.has(key) && seen.add(key)
  })
}
