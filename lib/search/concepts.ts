import { isAskedOfAnything } from '@/lib/search/asking-words'
import { correctedAll } from '@/lib/search/spelling'
import { isStopWord } from '@/lib/search/stop-words'
import { longestPhrase, meaningsOf, type Concept } from '@/lib/search/synonyms'
import { wordsOf } from '@/lib/search/words'

/** The longest phrase from a place on that has a meaning, with how many words it takes. */
function phraseAt(stems: readonly string[], start: number): { concept: Concept; length: number } | null {
  for (let length = Math.min(longestPhrase, stems.length - start); length > 0; length -= 1) {
    const phrase = stems.slice(start, start + length)
    const meanings = meaningsOf(phrase)
    if (!meanings) continue
    const asTyped = phrase.filter((stem) => !isStopWord(stem))
    // Of a phrase, such a word is nothing by itself: 'who' of 'who can see'.
    const isTelling = asTyped.length > 0 && (length === 1 || !isAskedOfAnything(asTyped))
    return { concept: isTelling ? [...meanings, asTyped] : meanings, length }
  }
  return null
}

/** An age, a year: not what is looked for. */
const isFigure = (stem: string) => /^\d{1,2}$|^(?:19|20)\d\d$/.test(stem)

/** What a question asks for: its phrases and words, spelled as on this site, without those that say nothing. */
export function conceptsOf(query: string): Concept[] {
  const stems = correctedAll(wordsOf(query))
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
