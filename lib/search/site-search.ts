import { bestBet } from '@/lib/search/best-bet'
import { search, type SearchHit } from '@/lib/search/search'
import type { Mode } from '@/lib/variant/variant'

/** The results of the search page: those of `search`, after the section chosen by hand for this query. */
export function siteSearch(query: string, { mode, limit }: { mode: Mode; limit: number }): SearchHit[] {
  const hits = search(query, { mode, limit })
  const bet = bestBet(query, mode)
  if (!bet) return hits
  const { href, pageTitle, heading, text } = bet
  const others = hits.filter((hit) => hit.href !== href).slice(0, limit - 1)
  return [{ href, pageTitle, heading, text, score: 1 }, ...others]
}
