import { About } from './about'
import { CallToAction } from './call-to-action'
import { ContactSection } from './contact-section'
import { Hero } from './hero'
import { Resources } from './resources'
import { Services } from './services'
import { Stories } from './stories'
import { Technology } from './technology'
import { Testimonials } from '@/components/sections/stories/testimonials'
import type { Mode } from '@/lib/variant'

/** Spec 2.4: the sections in its order. */
export function DesktopHome({ mode }: { mode: Mode }) {
  return (
    <>
      <Hero mode={mode} />
      <About />
      <Services />
      <Technology />
      <CallToAction mode={mode} />
      <Resources />
      <Stories />
      <div className="container-page section-space">
        <Testimonials headingId="testimonials-heading" />
      </div>
      <ContactSection mode={mode} />
    </>
  )
}
