import { searchWords } from '@/content/en/ui/pages/search'
import { correctedQuery } from '@/lib/search/query/corrected-query'

/** Says which spelling was searched, if the query was misspelled. */
export function CorrectedQuery({ query }: { query: string }) {
  const corrected = correctedQuery(query)
  if (!corrected) return null
  return (
    <p className="measure">
      {searchWords.corrected} <strong>{corrected}</strong>
    </p>
  )
}
