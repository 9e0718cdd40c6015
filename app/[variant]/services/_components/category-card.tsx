import type { Category } from './categories'
import { TreatmentItem } from './treatment-item'
import type { SourceKey } from '@/content/sources'

type CategoryCardProps = {
  category: Category
  /** How many conditions stand there before the rest is only counted; all where this is left out. */
  shownConditions?: number
  notes: readonly SourceKey[]
}

/** One category of treatments. */
export function CategoryCard({ category, shownConditions, notes }: CategoryCardProps) {
  const id = category.name.toLowerCase().replaceAll(' ', '-')
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-2xl">
        {category.name}
      </h3>
      <p className="mt-2 measure text-muted">{category.description}</p>
      <ul className="mt-6 grid gap-x-12 border-b border-line md:grid-cols-2 lg:grid-cols-3">
        {category.treatments.map((treatment) => (
          <TreatmentItem
            key={treatment.id}
            treatment={treatment}
            shownConditions={shownConditions ?? treatment.conditions.length}
            notes={notes}
          />
        ))}
      </ul>
    </section>
  )
}
