import Link from 'next/link'
import { ActionLabel } from '@/components/site/action-label'
import { LogoMark } from '@/components/site/logo'
import { UnknownAction } from './unknown-action'
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
      <Link href="/about" className={className}>
        {label}
      </Link>
    )
  return (
    <a href="#contact" className={className}>
      {label}
    </a>
  )
}

export function Hero({ mode }: { mode: Mode }) {
  return (
    <section id="home" aria-labelledby="hero-heading" className="border-b border-line">
      <div className="container-page grid items-center gap-12 section-space md:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <p className="mb-5 font-semibold text-pine before:mr-3 before:inline-block before:size-2.5 before:rounded-full before:bg-poppy">
            {words.badge}
          </p>
          <h1 id="hero-heading" className="max-w-2xl text-3xl md:text-4xl">
            {words.heading}
          </h1>
          <p className="mt-6 measure text-lg text-muted">{words.blurb}</p>
          <div className="mt-8 flex flex-wrap gap-4 max-sm:flex-col">
            <PrimaryAction mode={mode} />
            {mode === 'local' && (
              <a href="#about" className={buttonVariants({ variant: 'outline', size: 'lg' })}>
                {words.secondary}
              </a>
            )}
          </div>
        </div>
        <LogoMark className="h-80 w-60 justify-self-center max-md:hidden" />
      </div>
    </section>
  )
}
