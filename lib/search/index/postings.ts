import { isStopWord } from '@/lib/search/query/stop-words'
import { phrasePairs } from '@/lib/search/query/synonyms'
import { wordsOf } from '@/lib/text/language/words'

/** Weights by passage or page index. */
export type Found = Map<number, number>

/** Postings by stem and by pair of adjacent stems. */
export type Postings = Map<string, Found>

/** Adds a weight, unless the term is a pair that nobody can look for: those would take most of the memory. */
export function add(postings: Postings, term: string, place: number, weight: number): void {
  if (term.includes(' ') && !phrasePairs.has(term)) return
  const found = postings.get(term) ?? new Map<number, number>()
  postings.set(term, found.set(place, (found.get(place) ?? 0) + weight))
}

/** The stems of a text without stop words, followed by pairs of adjacent stems: `herniat disc`. */
export function fieldTerms(text = ''): string[] {
  return text.split('\n').flatMap((line) => {
    const stems = wordsOf(line).filter((stem) => !isStopWord(stem))
    return [...stems, ...stems.slice(1).map((stem, place) => `${stems[place]} ${stem}`)]
  })
}
