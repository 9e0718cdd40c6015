import { spanishStopWords } from '@/content/search-stop-words'
import { spanishStems } from '@/lib/search/synonyms'
import { wordsOf } from '@/lib/search/words'

/** What Spanish verbs, nouns and adjectives end in, longest first. */
const ending =
  /(?:aciones|iendo|arme|arse|arlo|arla|erme|erse|irme|irse|aron|ieron|ando|amos|emos|imos|aba|aban|ados|adas|ado|ada|ido|ida|ar|er|ir|as|an|en|es|os|is|a|e|o|n)$/
const shortestRoot = 4

function rootOf(stem: string): string {
  const root = stem.replace(ending, '')
  return root.length < shortestRoot ? stem : root
}

/** Of several with one root the verb, which says most generally what is meant: preparar, not preparado. */
const isVerb = (stem: string) => /[aei]r$/.test(stem)
const byRoot = new Map(
  [...spanishStems]
    .sort((first, second) => Number(isVerb(first)) - Number(isVerb(second)))
    .map((stem) => [rootOf(stem), stem]),
)

/** The form of a Spanish word under which it is translated (levantando: levantar), or undefined where none is known. */
export function spanishForm(stem: string): string | undefined {
  return byRoot.get(rootOf(stem))
}

/** Spanish words that are English words as well. */
const ambiguous = wordsOf(
  'he no son sin me doctor hospital robot cancer tumor diabetes golf yoga video animal chat normal real general',
)
const telling = new Set(
  [...wordsOf(spanishStopWords), ...spanishStems].filter((stem) => !ambiguous.includes(stem)),
)

/** Whether a question, given by its stems, seems to be in Spanish. */
export const seemsSpanish = (stems: readonly string[]): boolean => stems.some((stem) => telling.has(stem))
