import { MarkedText } from '@/components/sections/reading/blocks/marked-text'
import { servicesPage } from '@/content/en/ui/pages/services'
import type { SourceKey } from '@/content/sources'

const words = servicesPage.why

/** Four reasons to choose the practice. Phones only. */
export function Why({ notes }: { notes: readonly SourceKey[] }) {
  return (
    <section aria-labelledby="why" className="container-page section-space desktop:hidden">
      <h2 id="why" className="text-2xl">
        {words.heading}
      </h2>
      <ul className="mt-6 border-b border-line">
        {words.items.map(({ title, text }) => (
          <li key={title} className="border-t border-line py-5">
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1">
              <MarkedText text={text} notes={notes} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
