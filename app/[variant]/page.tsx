import { About } from './_components/about'
import { BackToTop } from './_components/back-to-top'
import { CallToAction } from './_components/call-to-action'
import { ContactSection } from './_components/contact-section'
import { ExpertCare } from './_components/expert-care'
import { Hero } from './_components/hero'
import { Resources } from './_components/resources'
import { Services } from './_components/services'
import { Stories } from './_components/stories'
import { Technology } from './_components/technology'
import { LogoEffect } from '@/components/effects/hidden-effects'
import { Testimonials } from '@/components/sections/stories/testimonials'
import { StructuredData } from '@/components/site/layout/structured-data'
import { home } from '@/content/en/ui/pages/home'
import { pageMetadata } from '@/lib/site/metadata'

export const metadata = pageMetadata('/', home)

/** The sections of both layouts in order. Some are phone-only, others wide-only. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <About />
      <Services />
      <Technology />
      <CallToAction />
      <Resources />
      <Stories />
      <ExpertCare />
      <div className="container-page mobile:pb-14 desktop:section-space">
        <Testimonials headingId="testimonials-heading" />
      </div>
      <ContactSection />
      <BackToTop />
      <LogoEffect />
      <StructuredData path="/" heading={home.hero.heading} />
    </>
  )
}
