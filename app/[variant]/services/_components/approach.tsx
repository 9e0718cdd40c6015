import { categories, type Category } from './categories'
import { TreatmentItem } from './treatment-item'
import { LinkRow } from '@/components/site/link-row'
import { servicesPage } from '@/content/en/ui/pages/services'
import type { SourceKey } from '@/content/sources'

const words = servicesPage.approach

function CategoryCard({ category, notes }: { category: Category; notes: readonly SourceKey[] }) {
  const id = category.name.toLowerCase().replaceAll(' ', '-')
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-2xl">
        {category.name}
      </h3>
      <p className="mt-2 measure text-muted">{category.description}</p>
      <ul className="mt-6 grid gap-x-12 border-b border-line md:grid-cols-2 lg:grid-cols-3">
        {category.treatments.map((treatment) => (
          <TreatmentItem key={treatment.id} treatment={treatment} notes={notes} />
        ))}
      </ul>
    </section>
  )
}

/** Why nonsurgical care comes first, and the options. */
export function Approach({ notes }: { notes: readonly SourceKey[] }) {
  return (
    <section aria-labelledby="approach" className="container-page py-8 md:py-14">
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
