import { Approach } from './approach'
import { Basis } from './basis'
import { categories } from './categories'
import { CategoryCard } from './category-card'
import { Expertise } from './expertise'
import { Why } from './why'
import { buttonVariants } from '@/components/ui/button-variants'
import { servicesPage } from '@/content/services-page'
import type { SourceKey } from '@/content/sources'

/** Spec 2.8: the categories below each other with all that they treat, why to come here, and two ways on. */
export function MobileServices({ notes }: { notes: readonly SourceKey[] }) {
  return (
    <>
      <Approach>
        <div className="mt-8 space-y-12">
          {categories.map((category) => (
            <CategoryCard key={category.name} category={category} notes={notes} />
          ))}
        </div>
      </Approach>
      <Expertise notes={notes} />
      <Why notes={notes} />
      <div className="container-page flex flex-col gap-3 pb-10 print:hidden">
        <a href="/contact" className={buttonVariants()}>
          {servicesPage.buttons.contact}
        </a>
        <a href="/spine-education" className={buttonVariants({ variant: 'outline' })}>
          {servicesPage.buttons.education}
        </a>
      </div>
      <Basis notes={notes} />
    </>
  )
}
