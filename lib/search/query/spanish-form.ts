import { spanishStopWords } from '@/content/search/stop-words'
import { spanishStems } from '@/lib/search/query/synonyms'
import { spanishRootOf } from '@/lib/text/language/stem'
import { wordsOf } from '@/lib/text/language/words'

/** If several entries share a root, prefer the verb, the most general form: preparar, not preparado. */
const isVerb = (stem: string) => /[aei]r$/.test(stem)
const byRoot = new Map(
  [...spanishStems]
    .sort((first, second) => Number(isVerb(first)) - Number(isVerb(second)))
    .map((stem) => [spanishRootOf(stem), stem]),
)

/** The dictionary form of a Spanish word that has a translation (levantando: levantar), or undefined. */
export function spanishForm(stem: string): string | undefined {
  return byRoot.get(spanishRootOf(stem))
}

/** Spanish words that are also English words. */
const ambiguous = wordsOf(
  'he no son sin me doctor hospital robot cancer tumor diabetes golf yoga video animal chat normal real general',
)
const telling = new Set(
  [...wordsOf(spanishStopWords), ...spanishStems].filter((stem) => !ambiguous.includes(stem)),
)

/** Whether a question, given as stems, seems to be in Spanish. */
export const seemsSpanish = (stems: readonly string[]): boolean => stems.some((stem) => telling.has(stem))
