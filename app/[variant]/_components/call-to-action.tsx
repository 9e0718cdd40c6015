import { PrimaryAction } from './primary-action'
import { home } from '@/content/home'
import type { Mode } from '@/lib/variant'

/** The desktop's second way to the hero's first button, once one knows what is on offer (spec 2.4). */
export function CallToAction({ mode }: { mode: Mode }) {
  return (
    <section aria-labelledby="next-heading" className="container-page pb-16">
      <div className="flex flex-wrap items-center justify-between gap-6 border-y border-line py-8">
        <h2 id="next-heading" className="text-xl">
          {home.callToAction[mode === 'local' ? 'local' : 'other']}
        </h2>
        <PrimaryAction mode={mode} remoteHref="/services">
          {home.hero.primary[mode]}
        </PrimaryAction>
      </div>
    </section>
  )
}
