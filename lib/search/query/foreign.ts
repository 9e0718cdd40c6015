import { foreignWords, homeWords } from '@/content/search/foreign-words'
import type { Query } from '@/lib/search/query/query'
import { wordsOf } from '@/lib/text/language/words'

const foreign = new Set(wordsOf(foreignWords))
const home = new Set(wordsOf(homeWords))

/**
 * Whether a question is about something outside this site's topics (a knee, a pizza), even if the site
 * happens to use the word. `meant`: the site's stems that match the question.
 */
export function isForeign({ typed }: Query, meant: ReadonlySet<string>): boolean {
  return typed.some((stem) => foreign.has(stem)) && ![...meant].some((stem) => home.has(stem))
}
