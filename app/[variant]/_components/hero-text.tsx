import { HeroActions } from './hero-actions'
import { home } from '@/content/home'
import type { Mode } from '@/lib/variant'

const words = home.hero

/** Badge, headline, blurb and buttons: the same on every screen. */
export function HeroText({ mode }: { mode: Mode }) {
  return (
    <>
      <p className="mb-5 font-semibold text-pine before:mr-3 before:inline-block before:size-2.5 before:rounded-full before:bg-poppy">
        {words.badge}
      </p>
      <h1 id="hero-heading" className="max-w-xl text-3xl xl:text-4xl">
        {words.heading}
      </h1>
      <p className="mt-6 max-w-[34rem] text-lg text-muted">{words.blurb}</p>
      <HeroActions mode={mode} />
    </>
  )
}
