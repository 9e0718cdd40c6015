import type { ReactNode } from 'react'
import { LinkRow } from '@/components/site/link-row'
import { servicesPage } from '@/content/services-page'

const words = servicesPage.approach

/** Why care without surgery comes first, and below it what there is. */
export function Approach({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="approach" className="container-page section-space">
      <h2 id="approach" className="text-2xl md:text-3xl">
        {words.heading}
      </h2>
      <p className="mt-4 measure">{words.text}</p>
      <LinkRow links={words.links} />
      {children}
    </section>
  )
}
