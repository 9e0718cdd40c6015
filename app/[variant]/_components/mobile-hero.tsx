import { HeroText } from './hero-text'
import { PictureCarousel } from '@/components/sections/hero/picture-carousel'
import { heroPictures } from '@/lib/pictures'
import type { Mode } from '@/lib/variant'

/** Spec 2.5: the slideshow with its arrows first, then the words. */
export function MobileHero({ mode }: { mode: Mode }) {
  return (
    <section id="home" aria-labelledby="hero-heading" className="container-page pt-4 pb-14">
      <PictureCarousel
        pictures={heroPictures()}
        sizes="100vw"
        controls="arrows"
        className="aspect-7/6 overflow-hidden rounded-sm bg-sage"
      />
      <div className="mt-8">
        <HeroText mode={mode} />
      </div>
    </section>
  )
}
