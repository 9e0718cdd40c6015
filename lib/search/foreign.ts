import { foreignWords, homeWords } from '@/content/search-foreign-words'
import { wordsOf } from '@/lib/search/words'

const foreign = new Set(wordsOf(foreignWords))
const home = new Set(wordsOf(homeWords))

/**
 * Whether a question is about something that this site does not write about, though it may have the words in passing: a knee,
 * a pizza. `meant`: the stems of the site that the question means.
 */
export function isForeign(query: string, meant: ReadonlySet<string>): boolean {
  return wordsOf(query).some((stem) => foreign.has(stem)) && ![...meant].some((stem) => home.has(stem))
}
