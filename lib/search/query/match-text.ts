import { conceptsOf } from '@/lib/search/query/concepts'
import { withoutMisspellings } from '@/lib/search/query/misspellings'
import { spellerFor } from '@/lib/search/query/speller'
import { isStopWord } from '@/lib/search/query/stop-words'
import { synonymStems } from '@/lib/search/query/synonyms'
import { wordsOf } from '@/lib/text/language/words'

/**
 * Finds queries in some texts of a page as forgivingly as the site's search does: misspelled, in Spanish, or in other
 * words. Runs in the browser, so that nothing typed is sent.
 * @returns for a query, the indexes of the texts that have all of it; null if it has no word to look for.
 */
export function matcherFor(texts: readonly string[]): (query: string) => ReadonlySet<number> | null {
  const stemsOf = texts.map((text) => [...new Set(wordsOf(text))])
  const right = new Set([...stemsOf.flat(), ...synonymStems])
  const all = [...right]
  // The word being typed may be incomplete.
  const isKnown = (stem: string) => isStopWord(stem) || all.some((word) => word.startsWith(stem))
  const spell = spellerFor(right, isKnown)
  return (query) => {
    const typed = wordsOf(withoutMisspellings(query))
    const concepts = conceptsOf({ typed, stems: spell(typed) })
    if (concepts.length === 0) return null
    const hasAll = (stems: readonly string[]) =>
      concepts.every((concept) =>
        concept.some((meaning) => meaning.every((start) => stems.some((stem) => stem.startsWith(start)))),
      )
    return new Set(stemsOf.flatMap((stems, index) => (hasAll(stems) ? [index] : [])))
  }
}
