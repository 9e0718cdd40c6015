import { diseaseNames, drugNames, everydayWords, operationNames } from '@/content/search/names'
import { shared } from '@/lib/search/index/shared'
import { siteStems } from '@/lib/search/index/search-index'
import { seemsSpanish, spanishForm } from '@/lib/search/query/spanish-form'
import { isStopWord } from '@/lib/search/query/stop-words'
import { synonymStems } from '@/lib/search/query/synonyms'
import { correctorFor, dictionaryOf } from '@/lib/text/language/spelling'
import { wordsOf } from '@/lib/text/language/words'

const right = new Set([...siteStems, ...synonymStems, ...wordsOf(everydayWords)])

/** Names that this site may not use, but that mean something else than their neighbors. */
const names = new Set(wordsOf(`${diseaseNames} ${operationNames} ${drugNames}`))

/** Whether this site knows a word (lib/text/language/stem.ts): from its pages, its synonyms, or as a name in medicine. */
export const isKnownStem = (stem: string): boolean => right.has(stem) || names.has(stem) || isStopWord(stem)

/** Maximum number of distinct words to correct per query. */
const mostWords = 12

/** Maximum number of wrong letters: none in short words, which would turn into other words. */
function mistakesIn(word: string): number {
  if (word.length < 6 || /\d/.test(word)) return 0
  return word.length < 10 ? 1 : 2
}

const dictionary = shared('dictionary', () =>
  dictionaryOf(
    [...right].filter((word) => word.length > 3 && !/\d/.test(word)),
    mistakesIn,
  ),
)

/**
 * The stems of a question as this site spells them: Spanish words in dictionary form, misspellings corrected.
 */
export function correctedAll(stems: readonly string[]): string[] {
  const isSpanish = seemsSpanish(stems)
  const correct = correctorFor(dictionary, mostWords)
  return stems.map((stem) => {
    if (isKnownStem(stem)) return stem
    return (isSpanish && spanishForm(stem)) || correct(stem)
  })
}
