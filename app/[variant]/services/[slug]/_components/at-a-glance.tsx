import { MarkedText } from '@/components/sections/reading/marked-text'
import { Terms } from '@/components/sections/reading/terms'
import { catalogue } from '@/content/catalogue'
import { glanceWords } from '@/content/glance-words'
import type { NonSurgicalEntry, SurgicalEntry } from '@/content/service-schema'
import type { SourceKey } from '@/content/sources'

const { surgical, nonSurgical } = catalogue

function factsOf(entry: SurgicalEntry | NonSurgicalEntry): [string, string][] {
  const labels = Object.entries(glanceWords.facts)
  return labels.flatMap(([key, label]): [string, string][] => {
    const fact = (entry as Record<string, unknown>)[key]
    return typeof fact === 'string' ? [[label, fact]] : []
  })
}

/** The catalogue's entries that lead to a page. */
function entriesOf(slug: string): (SurgicalEntry | NonSurgicalEntry)[] {
  const entries = [...surgical.treatments, ...nonSurgical.treatments]
  return entries.filter(({ link }) => link.split('#')[0] === `/services/${slug}`)
}

/** What the catalogue says of a page's treatments (spec 3), before the page goes into it. */
export function AtAGlance({ slug, notes }: { slug: string; notes: readonly SourceKey[] }) {
  const entries = entriesOf(slug)
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
