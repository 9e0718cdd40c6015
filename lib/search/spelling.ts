import MiniSearch from 'minisearch'
import { siteStems } from '@/lib/search/search-index'
import { seemsSpanish, spanishForm } from '@/lib/search/spanish-form'
import { isStopWord } from '@/lib/search/stop-words'
import { synonymStems } from '@/lib/search/synonyms'

const known = new Set([...siteStems, ...synonymStems])

const dictionary = new MiniSearch<{ id: string }>({
  fields: ['id'],
  tokenize: (word) => [word],
  processTerm: (word) => word,
})
dictionary.addAll([...known].filter((word) => word.length > 3 && !/\d/.test(word)).map((id) => ({ id })))

/** How many letters may be wrong: none in short words, where another word would be meant. */
function mistakesIn(word: string): number {
  if (word.length < 6 || /\d/.test(word)) return 0
  return word.length < 10 ? 1 : 2
}

/** The word of this site that is most like one it does not know; that itself where none is. */
function mostLike(stem: string): string {
  const candidates = dictionary.search(stem, { fuzzy: mistakesIn(stem) })
  // The first letter is hardly ever wrong: a word that begins otherwise is another word.
  return candidates.find(({ id }) => id[0] === stem[0])?.id ?? stem
}

/** The stems of a question as this site has them: forms of Spanish words as their entry, mistakes put right. */
export function correctedAll(stems: readonly string[]): string[] {
  const isSpanish = seemsSpanish(stems)
  return stems.map((stem) => {
    if (known.has(stem) || isStopWord(stem)) return stem
    return (isSpanish && spanishForm(stem)) || mostLike(stem)
  })
}
