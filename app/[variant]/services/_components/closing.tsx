import { buttonVariants } from '@/components/ui/button-variants'
import { home } from '@/content/home'
import { servicesPage } from '@/content/services-page'
import type { Mode } from '@/lib/variant'

const words = servicesPage.closing

/** Spec 2.7: 'Schedule Consultation', leading to home; far from the office, where none is offered (spec 6), as home has it. */
export function Closing({ mode }: { mode: Mode }) {
  return (
    <section aria-labelledby="closing" className="bg-sage print:hidden">
      <div className="container-page flex flex-wrap items-center justify-between gap-8 py-14">
        <div className="measure">
          <h2 id="closing" className="text-2xl">
            {words.heading}
          </h2>
          <p className="mt-2">{words.text}</p>
        </div>
        <a href="/" className={buttonVariants({ size: 'lg' })}>
          {mode === 'remote' ? home.hero.primary.remote : words.action}
        </a>
      </div>
    </section>
  )
}
