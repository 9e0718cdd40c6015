import { Link } from '@/components/site/navigation/link'
import { Card } from '@/components/ui/card'
import { guideListWords } from '@/content/en/ui/pages/conditions'
import { searchWords } from '@/content/en/ui/pages/search'
import { definitionsIn } from '@/lib/search/definitions'

/** Some glossary entries have a dozen names. */
const mostNames = 4

/** What the abbreviations and medical words of a query mean, above the results. */
export function Definitions({ query }: { query: string }) {
  const definitions = definitionsIn(query)
  if (definitions.length === 0) return null
  return (
    <Card asChild variant="bone">
      <section aria-label={searchWords.definitionsLabel}>
        <dl className="space-y-5">
          {definitions.map(({ term, also, text, href }) => (
            <div key={href}>
              <dt className="text-lg font-semibold">{term}</dt>
              <dd>
                {also.length > 0 && (
                  <p className="text-sm text-muted">
                    {guideListWords.alsoCalled(also.slice(0, mostNames).join(', '))}
                  </p>
                )}
                <p className="mt-1">{text}</p>
                <Link href={href} className="inline-block py-3 link">
                  {searchWords.readMore}
                  <span className="sr-only">{searchWords.about(term)}</span>
                </Link>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </Card>
  )
}
