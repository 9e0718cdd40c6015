import { Approach } from './approach'
import { Basis } from './basis'
import { CategoryCard } from './category-card'
import { Closing } from './closing'
import { Expertise } from './expertise'
import { Technology } from './technology'
import { categories } from './categories'
import type { SourceKey } from '@/content/sources'
import type { Mode } from '@/lib/variant'

/** Spec 2.7: the approach with its two categories, areas of expertise, technology, and the way to a consultation. */
export function DesktopServices({ mode, notes }: { mode: Mode; notes: readonly SourceKey[] }) {
  return (
    <>
      <Approach>
        <div className="mt-12 space-y-14">
          {categories.map((category) => (
            <CategoryCard key={category.name} category={category} shownConditions={2} notes={notes} />
          ))}
        </div>
      </Approach>
      <Expertise notes={notes} />
      <Technology notes={notes} />
      <Basis notes={notes} />
      <Closing mode={mode} />
    </>
  )
}
