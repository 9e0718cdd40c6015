import { tooManySearches } from '@/content/en/ui/pages/search'
import { languageOf } from '@/lib/assistant/understanding/language'

/** Rate-limit message, in the language of the query. */
export function TooManySearches({ query }: { query: string }) {
  const language = languageOf(query)
  return (
    <p role="status" lang={language} className="measure text-lg">
      {tooManySearches[language]}
    </p>
  )
}
