import { passages } from '@/lib/search/passages/passages'
import { withoutMisspellings } from '@/lib/search/query/misspellings'
import { correctedAll } from '@/lib/search/query/spelling'
import { seemsSpanish } from '@/lib/search/query/spanish-form'
import { wordsOf } from '@/lib/text/language/words'

let shortest: Map<string, string> | undefined

/** The shortest word on this site with a stem: "injection" for "inject". */
function wordWithStem(stem: string): string | undefined {
  if (!shortest) {
    shortest = new Map()
    for (const { heading, text, names = '', words = '' } of passages)
      for (const word of new Set(`${heading} ${text} ${names} ${words}`.toLowerCase().match(/\p{L}+/gu))) {
        const key = wordsOf(word)[0]!
        const known = shortest.get(key)
        if (!known || word.length < known.length) shortest.set(key, word)
      }
  }
  return shortest.get(stem)
}

/**
 * The query as it was searched, if words of it were misspelled, to tell the visitor; otherwise null. English
 * only: Spanish words are searched in their dictionary form, which isn't a correction.
 */
export function correctedQuery(query: string): string | null {
  const spelled = withoutMisspellings(query)
  const isSpanish = seemsSpanish(wordsOf(spelled))
  const corrected = spelled.replace(/[\p{L}\p{N}'’-]+/gu, (word) => {
    const [stem, ...others] = wordsOf(word)
    if (!stem || others.length > 0 || isSpanish) return word
    const [right] = correctedAll([stem])
    return (right !== stem && wordWithStem(right!)) || word
  })
  return corrected === query ? null : corrected
}
