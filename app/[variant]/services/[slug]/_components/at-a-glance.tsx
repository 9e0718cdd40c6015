import { MarkedText } from '@/components/sections/reading/blocks/marked-text'
import { Terms } from '@/components/sections/reading/blocks/terms'
import { glanceWords } from '@/content/en/ui/pages/at-a-glance'
import type { SourceKey } from '@/content/sources'
import { entriesAt, factsOf } from '@/lib/site/pages/catalog-entries'

/** What the catalog says about the page's treatments, before the details. */
export function AtAGlance({ slug, notes }: { slug: string; notes: readonly SourceKey[] }) {
  const entries = entriesAt(`/services/${slug}`)
  return (
    <section aria-labelledby="at-a-glance">
      <h2 id="at-a-glance" className="mb-5 text-2xl print:mb-1 print:text-xl">
        {glanceWords.heading}
      </h2>
      <div className="space-y-8 print:space-y-2">
        {entries.map((entry) => (
          <div key={entry.id}>
            {entries.length > 1 && <h3 className="mb-3 text-xl print:mb-1 print:text-lg">{entry.title}</h3>}
            <p className="mb-4 print:mb-1">
              <MarkedText text={entry.details} notes={notes} />
            </p>
            <Terms terms={factsOf(entry)} notes={notes} />
          </div>
        ))}
      </div>
    </section>
  )
}
