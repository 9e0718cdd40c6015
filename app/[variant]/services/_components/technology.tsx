import { MarkedText } from '@/components/sections/reading/blocks/marked-text'
import { servicesPage } from '@/content/en/ui/pages/services'
import type { SourceKey } from '@/content/sources'

const words = servicesPage.technology

/** Three systems: what each does and what is not yet known. Hidden on phones. */
export function Technology({ notes }: { notes: readonly SourceKey[] }) {
  return (
    <section aria-labelledby="technology" className="container-page section-space mobile:hidden">
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
