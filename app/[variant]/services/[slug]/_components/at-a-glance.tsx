import { MarkedText } from '@/components/sections/reading/marked-text'
import { Terms } from '@/components/sections/reading/terms'
import { glanceWords } from '@/content/glance-words'
import type { SourceKey } from '@/content/sources'
import { entriesAt, factsOf } from '@/lib/catalogue-entries'

/** What the catalogue says of a page's treatments (spec 3), before the page goes into it. */
export function AtAGlance({ slug, notes }: { slug: string; notes: readonly SourceKey[] }) {
  const entries = entriesAt(`/services/${slug}`)
  return (
    <section aria-labelledby="at-a-glance">
      <h2 id="at-a-glance" className="mb-5 text-2xl">
        {glanceWords.heading}
      </h2>
      <div className="space-y-8">
        {entries.map((entry) => (
          <div key={entry.id}>
            {entries.length > 1 && <h3 className="mb-3 text-xl">{entry.title}</h3>}
            <p className="mb-4">
              <MarkedText text={entry.details} notes={notes} />
            </p>
            <Terms terms={factsOf(entry)} notes={notes} />
          </div>
        ))}
      </div>
    </section>
  )
}
