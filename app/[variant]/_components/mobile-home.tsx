import { About } from './about'
import { ContactSection } from './contact-section'
import { ExpertCare } from './expert-care'
import { MobileHero } from './mobile-hero'
import { MobileServices } from './mobile-services'
import { Resources } from './resources'
import { SpinePlace } from './spine-place'
import { Testimonials } from '@/components/sections/stories/testimonials'
import type { Mode } from '@/lib/variant'

/** Spec 2.5: the compact layout. */
export function MobileHome({ mode }: { mode: Mode }) {
  return (
    <>
      <MobileHero mode={mode} />
      <SpinePlace />
      <About />
      <MobileServices />
      <Resources />
      <ExpertCare />
      <div className="container-page pb-14">
        <Testimonials headingId="testimonials-heading" />
      </div>
      <ContactSection mode={mode} />
    </>
  )
}
