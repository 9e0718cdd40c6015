import { PhoneLinks } from './phone-links'
import { Link } from '@/components/site/navigation/link'
import { searchWords } from '@/content/en/ui/pages/search'
import { excerptOf, markWords, stemsOfQuery, type ExcerptPart } from '@/lib/search/excerpt'
import type { SearchHit } from '@/lib/search/search'

type ResultProps = { hit: SearchHit; stems: ReadonlySet<string> }

function Result({ hit: { href, heading, pageTitle, text }, stems }: ResultProps) {
  return (
    <li className="border-t border-line py-6">
      <h3 className="text-xl">
        <Link href={href} className="inline-block py-2 underline decoration-1 underline-offset-4">
          <MarkedWords parts={markWords(heading, stems)} />
        </Link>
      </h3>
      {pageTitle !== heading && <p className="text-sm text-muted">{pageTitle}</p>}
      <p className="mt-2">
        <MarkedWords parts={excerptOf(text, stems)} />
      </p>
    </li>
  )
}

/** Text with the search terms highlighted. */
function MarkedWords({ parts }: { parts: readonly ExcerptPart[] }) {
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className="bg-sage font-semibold text-ink">
        {text}
      </mark>
    ) : (
      <PhoneLinks key={index} text={text} />
    ),
  )
}

/** The sections that were found, the best first, each opening at its heading. */
export function ResultList({ query, hits }: { query: string; hits: readonly SearchHit[] }) {
  const stems = stemsOfQuery(query)
  return (
    <section aria-labelledby="results">
      <h2 id="results" className="mb-5 text-2xl">
        {searchWords.heading(hits.length, query)}
      </h2>
      <ol className="border-b border-line">
        {hits.map((hit) => (
          <Result key={hit.href} hit={hit} stems={stems} />
        ))}
      </ol>
    </section>
  )
}
