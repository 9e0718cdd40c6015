import { isStopWord } from '@/lib/search/stop-words'
import { wordsOf } from '@/lib/search/words'

/** Places (of passages or of pages), each with a weight. */
export type Found = Map<number, number>

/** Where a stem, or two that stand side by side, are found. */
export type Postings = Map<string, Found>

export function add(postings: Postings, term: string, place: number, weight: number): void {
  const found = postings.get(term) ?? new Map<number, number>()
  postings.set(term, found.set(place, (found.get(place) ?? 0) + weight))
}

/** The stems of a text that say something, and its pairs of neighbors: `herniat disc`. */
export function fieldTerms(text = ''): string[] {
  return text.split('\n').flatMap((line) => {
    const stems = wordsOf(line).filter((stem) => !isStopWord(stem))
    return [...stems, ...stems.slice(1).map((stem, place) => `${stems[place]} ${stem}`)]
  })
}
