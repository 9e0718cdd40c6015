import { categories } from './categories'
import { CategoryCard } from './category-card'
import { LinkRow } from '@/components/site/link-row'
import { servicesPage } from '@/content/en/ui/pages/services'
import type { SourceKey } from '@/content/sources'

const words = servicesPage.approach

/** Why nonsurgical care comes first, and the options. */
export function Approach({ notes }: { notes: readonly SourceKey[] }) {
  return (
    <section aria-labelledby="approach" className="container-page section-space">
      <h2 id="approach" className="text-2xl md:text-3xl">
        {words.heading}
      </h2>
      <p className="mt-4 measure">{words.text}</p>
      <LinkRow links={words.links} />
      <div className="mobile:mt-8 mobile:space-y-12 desktop:mt-12 desktop:space-y-14">
        {categories.map((category) => (
          <CategoryCard key={category.name} category={category} notes={notes} />
        ))}
      </div>
    </section>
  )
}
