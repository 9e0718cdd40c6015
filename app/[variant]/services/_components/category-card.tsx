import type { Category } from './categories'
import { TreatmentItem } from './treatment-item'
import type { SourceKey } from '@/content/sources'

type CategoryCardProps = {
  category: Category
  notes: readonly SourceKey[]
}

export function CategoryCard({ category, notes }: CategoryCardProps) {
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
