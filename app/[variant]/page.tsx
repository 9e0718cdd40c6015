import { About } from './_components/about'
import { Appointment } from './_components/appointment'
import { ContactInvitation } from './_components/contact-invitation'
import { Hero } from './_components/hero'
import { Resources } from './_components/resources'
import { Services } from './_components/services'
import { home } from '@/content/home'
import { currentVariant } from '@/lib/current-variant'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/', home)

/** Spec 2.4. */
export default async function HomePage() {
  const { mode } = await currentVariant()
  return (
    <>
      <Hero mode={mode} />
      <About />
      <Services />
      <Resources />
      <div id="contact">{mode === 'local' ? <Appointment /> : <ContactInvitation />}</div>
    </>
  )
}
