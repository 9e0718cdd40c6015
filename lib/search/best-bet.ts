import { bestBets } from '@/content/search/best-bets'
import { passages } from '@/lib/search/passages/passages'
import type { Passage } from '@/lib/search/passages/passage'
import { readQuery } from '@/lib/search/query/query'
import { isStopWord } from '@/lib/search/query/stop-words'
import type { Mode } from '@/lib/variant/variant'

const keyOf = (text: string) =>
  readQuery(text)
    .stems.filter((stem) => !isStopWord(stem))
    .join(' ')

const byQuery = new Map(
  Object.entries(bestBets).flatMap(([href, phrases]) =>
    phrases.split(', ').map((phrase): [string, string] => [keyOf(phrase), href]),
  ),
)

/** The passage chosen by hand for a query, whatever its rank; undefined if visitors in this mode may see none. */
export function bestBet(query: string, mode: Mode): Passage | undefined {
  const chosen = byQuery.get(keyOf(query))
  return passages.find(({ href, modes }) => href === chosen && (modes?.includes(mode) ?? true))
}
