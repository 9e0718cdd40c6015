import { Counters } from './counters'
import { HeroActions } from './hero-actions'
import { WhereItHurts } from './where-it-hurts'
import { PictureCarousel } from '@/components/sections/hero/picture-carousel'
import { home } from '@/content/en/ui/pages/home'
import { heroPictures } from '@/lib/site/pictures'

const words = home.hero

/** What the practice offers, and beside it where it hurts, with the photos. */
export function Hero() {
  return (
    <section
      id="home"
      aria-labelledby="hero-heading"
      className="overflow-x-clip desktop:border-b desktop:border-line"
    >
      <div className="container-page grid gap-10 pt-8 pb-14 md:gap-12 md:py-12 lg:grid-cols-[minmax(0,10fr)_minmax(0,12fr)] lg:gap-8 lg:pt-10 lg:pb-8">
        <div className="lg:pt-10">
          <p className="mb-5 font-semibold text-pine before:mr-3 before:inline-block before:size-2.5 before:rounded-full before:bg-poppy">
            {words.badge}
          </p>
          <h1 id="hero-heading" className="max-w-xl text-3xl xl:text-4xl">
            {words.heading}
          </h1>
          <p className="mt-6 max-w-[34rem] text-lg text-muted">{words.blurb}</p>
          <HeroActions primary={words.primary} secondary={words.secondary} topic={words.topics['/about']} />
          <Counters />
        </div>
        <div className="relative grid gap-10 md:grid-cols-2 lg:block">
          {/* Its box reaches over the pictures, whose buttons have to stay in reach. */}
          <WhereItHurts className="relative z-10 lg:pointer-events-none" />
          <div className="lg:absolute lg:top-24 lg:right-0 lg:left-78">
            <PictureCarousel
              pictures={heroPictures()}
              sizes="(min-width: 48.0625rem) 24rem, 100vw"
              className="overflow-hidden rounded-sm bg-sage mobile:aspect-7/6 desktop:aspect-5/6"
            />
          </div>
        </div>
      </div>
    </section>
  )
}
