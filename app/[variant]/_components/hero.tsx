import { Counters } from './counters'
import { HeroText } from './hero-text'
import { PictureCarousel } from '@/components/sections/hero/picture-carousel'
import { calloutDepth, SpineFigure } from '@/components/spine/spine-figure'
import { home } from '@/content/home'
import { heroPictures } from '@/lib/pictures'
import type { Mode } from '@/lib/variant'

const { figure } = home.hero

/** The spine before the pictures, one level lit, and what it says. */
function Figure() {
  return (
    <div className="relative lg:self-start">
      <SpineFigure
        file="/pictures/spine.svg"
        callout={figure.level}
        title={figure.alt}
        labels
        className="relative z-10 h-[44rem] max-lg:hidden"
      />
      <div className="absolute inset-y-0 left-0 max-lg:hidden">
        {/* Reaches down to the level; the site's policy allows no style attribute. */}
        <svg aria-hidden="true" width="0" height={calloutDepth(figure.level)} />
        <p className="w-28 -translate-x-full -translate-y-3 pr-3 text-right text-sm">
          <span className="block font-bold text-poppy-text">{figure.level}</span>
          {figure.caption}{' '}
          <a href="/spine-anatomy" className="link">
            {figure.link}
          </a>
        </p>
      </div>
      <div className="lg:absolute lg:top-10 lg:right-0 lg:left-26">
        <PictureCarousel
          pictures={heroPictures()}
          sizes="(min-width: 64.0625rem) 28rem, 100vw"
          controls="dots"
          className="aspect-16/9 overflow-hidden rounded-sm bg-sage lg:aspect-5/6"
        />
      </div>
    </div>
  )
}

/** Spec 2.4, desktop. */
export function Hero({ mode }: { mode: Mode }) {
  return (
    <section id="home" aria-labelledby="hero-heading" className="overflow-x-clip border-b border-line">
      <div className="container-page grid gap-12 py-12 lg:grid-cols-[minmax(0,11fr)_minmax(0,11fr)] lg:gap-28 lg:pt-10 lg:pb-8 xl:gap-32">
        <div className="lg:pt-10">
          <HeroText mode={mode} />
          <Counters />
        </div>
        <Figure />
      </div>
    </section>
  )
}
