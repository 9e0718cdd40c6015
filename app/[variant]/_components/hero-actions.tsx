import { PrimaryAction } from './primary-action'
import { ActionLabel } from '@/components/site/action-label'
import { buttonVariants } from '@/components/ui/button-variants'
import { home } from '@/content/home'
import type { Mode } from '@/lib/variant'

/** The hero's buttons (spec 2.4). */
export function HeroActions({ mode }: { mode: Mode }) {
  return (
    <div className="mt-8 flex flex-wrap gap-4 max-sm:flex-col">
      <PrimaryAction mode={mode} remoteHref="/about">
        <ActionLabel settled={home.hero.primary[mode]} />
      </PrimaryAction>
      {mode === 'local' && (
        <a href="#about" className={buttonVariants({ variant: 'outline', size: 'lg' })}>
          {home.hero.secondary}
        </a>
      )}
    </div>
  )
}
