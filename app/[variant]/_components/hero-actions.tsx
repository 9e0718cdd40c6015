import { UnknownAction } from './unknown-action'
import { ActionLabel } from '@/components/site/action-label'
import { buttonVariants } from '@/components/ui/button-variants'
import { home } from '@/content/home'
import type { Mode } from '@/lib/variant'

const words = home.hero

/** Spec 2.4: local scrolls to the form, remote goes to /about, unknown asks for the location. */
function PrimaryAction({ mode }: { mode: Mode }) {
  const label = <ActionLabel settled={words.primary[mode]} />
  const className = buttonVariants({ size: 'lg' })
  if (mode === 'unknown') return <UnknownAction className={className}>{label}</UnknownAction>
  if (mode === 'remote')
    return (
      <a href="/about" className={className}>
        {label}
      </a>
    )
  return (
    <a href="#contact" className={className}>
      {label}
    </a>
  )
}

export function HeroActions({ mode }: { mode: Mode }) {
  return (
    <div className="mt-8 flex flex-wrap gap-4 max-sm:flex-col">
      <PrimaryAction mode={mode} />
      {mode === 'local' && (
        <a href="#about" className={buttonVariants({ variant: 'outline', size: 'lg' })}>
          {words.secondary}
        </a>
      )}
    </div>
  )
}
