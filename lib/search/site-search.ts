import { bestBets } from '@/content/search/best-bets'
import type { Passage } from '@/lib/search/passages/passage'
import { passages } from '@/lib/search/passages/passages'
import { readQuery } from '@/lib/search/query/query'
import { isStopWord } from '@/lib/search/query/stop-words'
import { search, type SearchHit } from '@/lib/search/search'
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
function bestBet(query: string, mode: Mode): Passage | undefined {
  const chosen = byQuery.get(keyOf(query))
  return passages.find(({ href, modes }) => href === chosen && (modes?.includes(mode) ?? true))
}

/** The results of the search page: those of `search`, after the section chosen by hand for this query. */
export function siteSearch(query: string, { mode, limit }: { mode: Mode; limit: number }): SearchHit[] {
  const hits = search(query, { mode, limit })
  const bet = bestBet(query, mode)
  if (!bet) return hits
  const { href, pageTitle, heading, text } = bet
  const others = hits.filter((hit) => hit.href !== href).slice(0, limit - 1)
  return [{ href, pageTitle, heading, text, score: 1 }, ...others]
}
