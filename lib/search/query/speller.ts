import { seemsSpanish, spanishForm } from '@/lib/search/query/spanish-form'
import { correctorFor, dictionaryOf } from '@/lib/text/language/spelling'

/** Maximum number of distinct words to correct per query. */
const mostWords = 12

/** Maximum number of wrong letters: none in short words, which would turn into other words. */
function mistakesIn(word: string): number {
  if (word.length < 6 || /\d/.test(word)) return 0
  return word.length < 10 ? 1 : 2
}

/**
 * Corrects the stems of queries: Spanish words get their dictionary form, misspelled ones the nearest right word.
 * @param right the words (lib/text/language/stem.ts) that are spelled right.
 * @param isKnown whether to leave a stem as it is.
 */
export function spellerFor(right: Iterable<string>, isKnown: (stem: string) => boolean) {
  const dictionary = dictionaryOf(
    [...right].filter((word) => word.length > 3 && !/\d/.test(word)),
    mistakesIn,
  )
  return (stems: readonly string[]): string[] => {
    const isSpanish = seemsSpanish(stems)
    const correct = correctorFor(dictionary, mostWords)
    return stems.map((stem) => {
      if (isKnown(stem)) return stem
      return (isSpanish && spanishForm(stem)) || correct(stem)
    })
  }
}
