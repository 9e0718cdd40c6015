import { MarkedText } from '@/components/sections/reading/blocks/marked-text'
import { BesideThumbnail } from '@/components/sections/thumbnail'
import { LinkRow } from '@/components/site/link-row'
import { servicesPage } from '@/content/en/ui/pages/services'
import type { SourceKey } from '@/content/sources'

const words = servicesPage.expertise

/** The eight areas of expertise. The footer's procedure links point to four of them. */
export function Expertise({ notes }: { notes: readonly SourceKey[] }) {
  return (
    <section aria-labelledby="expertise" className="bg-bone">
      <div className="container-page section-space">
        <h2 id="expertise" className="text-2xl md:text-3xl">
          {words.heading}
        </h2>
        <ul className="mt-8 grid gap-x-16 border-b border-line md:grid-cols-2">
          {words.items.map(({ id, title, drawing, text, links }) => (
            <li key={title} id={id} className="border-t border-line py-6">
              <BesideThumbnail name={drawing} className="size-24 bg-paper">
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1">
                  <MarkedText text={text} notes={notes} />
                </p>
                <LinkRow links={links} />
              </BesideThumbnail>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
