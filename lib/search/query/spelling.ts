import { diseaseNames, drugNames, everydayWords, operationNames } from '@/content/search/names'
import { shared } from '@/lib/search/index/shared'
import { siteStems } from '@/lib/search/index/search-index'
import { spellerFor } from '@/lib/search/query/speller'
import { isStopWord } from '@/lib/search/query/stop-words'
import { synonymStems } from '@/lib/search/query/synonyms'
import { wordsOf } from '@/lib/text/language/words'

const right = new Set([...siteStems, ...synonymStems, ...wordsOf(everydayWords)])

/** Names that this site may not use, but that mean something else than their neighbors. */
const names = new Set(wordsOf(`${diseaseNames} ${operationNames} ${drugNames}`))

/** Whether this site knows a word (lib/text/language/stem.ts): from its pages, its synonyms, or as a name in medicine. */
export const isKnownStem = (stem: string): boolean => right.has(stem) || names.has(stem) || isStopWord(stem)

/**
 * The stems of a question as this site spells them: Spanish words in dictionary form, misspellings corrected.
 */
export const correctedAll = shared('speller', () => spellerFor(right, isKnownStem))
