import { MarkedText } from '@/components/sections/reading/marked-text'
import { servicesPage } from '@/content/services-page'
import type { SourceKey } from '@/content/sources'

const words = servicesPage.technology

/** Three systems, each with what it does and what is not known (spec 2.7). */
export function Technology({ notes }: { notes: readonly SourceKey[] }) {
  return (
    <section aria-labelledby="technology" className="container-page section-space">
      <h2 id="technology" className="text-2xl md:text-3xl">
        {words.heading}
      </h2>
      <ul className="mt-8 grid gap-x-12 border-t border-ink md:grid-cols-3">
        {words.items.map(({ title, text }) => (
          <li key={title} className="py-6">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2">
              <MarkedText text={text} notes={notes} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
