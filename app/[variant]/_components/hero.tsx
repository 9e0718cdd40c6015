import { Counters } from './counters'
import { HeroActions } from './hero-actions'
import { HeroFigure } from './hero-figure'
import { PictureCarousel } from '@/components/sections/hero/picture-carousel'
import { home } from '@/content/en/ui/pages/home'
import { heroPictures } from '@/lib/site/pictures'

const words = home.hero
const actions = { primary: words.primary, secondary: words.secondary, topic: words.topics['/about'] }

/**
 * Text and photos. Phones show the photos first and the buttons last. The buttons are rendered twice because
 * the tab order has to match the visual order.
 */
export function Hero() {
  return (
    <section
      id="home"
      aria-labelledby="hero-heading"
      className="overflow-x-clip desktop:border-b desktop:border-line"
    >
      <div className="container-page grid mobile:pt-4 mobile:pb-14 desktop:gap-12 desktop:py-12 desktop:lg:grid-cols-[minmax(0,11fr)_minmax(0,11fr)] desktop:lg:gap-28 desktop:lg:pt-10 desktop:lg:pb-8 desktop:xl:gap-32">
        <div className="desktop:lg:pt-10">
          <p className="mb-5 font-semibold text-pine before:mr-3 before:inline-block before:size-2.5 before:rounded-full before:bg-poppy">
            {words.badge}
          </p>
          <h1 id="hero-heading" className="max-w-xl text-3xl xl:text-4xl">
            {words.heading}
          </h1>
          <p className="mt-6 max-w-[34rem] text-lg text-muted">{words.blurb}</p>
          <HeroActions {...actions} className="mobile:hidden" />
          <Counters />
        </div>
        <div className="relative mobile:order-first mobile:mb-8 desktop:lg:self-start">
          <HeroFigure />
          <div className="desktop:lg:absolute desktop:lg:top-10 desktop:lg:right-0 desktop:lg:left-26">
            <PictureCarousel
              pictures={heroPictures()}
              sizes="(min-width: 64.0625rem) 28rem, 100vw"
              className="overflow-hidden rounded-sm bg-sage mobile:aspect-7/6 desktop:aspect-16/9 desktop:lg:aspect-5/6"
            />
          </div>
        </div>
        <HeroActions {...actions} className="desktop:hidden" />
      </div>
    </section>
  )
}
