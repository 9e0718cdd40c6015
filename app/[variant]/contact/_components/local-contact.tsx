import { ByPhone } from './by-phone'
import { ContactCards } from './contact-cards'
import { OfficeHours } from './office-hours'
import { QuickLinks } from './quick-links'
import { Visit } from './visit'
import { VisitLinks } from './visit-links'
import { Directions } from '@/components/sections/office/directions'
import { ExpectedCall } from '@/components/sections/appointment/expected-call'
import { AppointmentSection } from '@/components/sections/appointment/section'
import { ourNumber } from '@/lib/variant/location/choice'
import { contactPage } from '@/content/en/ui/contact/page'

const words = contactPage.local

function PlainList({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <div>
      <h3 className="font-text text-base font-bold tracking-normal">{heading}</h3>
      <ul className="mt-2 list-disc space-y-1 pl-6 marker:text-poppy">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}

/**
 * The contact page for local visitors: how to reach the office, the form, then how to get there. On wide screens the
 * hours stand left of the map; they contain nothing focusable, so the tab order still matches the visual order.
 */
export function LocalContact() {
  return (
    <>
      <div id={ourNumber} tabIndex={-1} className="container-page mobile:py-6 desktop:py-8">
        {/* Where links for visitors without a known location lead. */}
        <span id="see-us" />
        <ContactCards />
        <Visit />
      </div>
      <AppointmentSection>
        <ExpectedCall />
      </AppointmentSection>
      <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-y-12 section-space desktop:lg:grid-cols-2 desktop:lg:gap-x-16">
        <section aria-labelledby="location" className="desktop:lg:col-start-2">
          <h2 id="location" className="mb-4 text-2xl">
            {contactPage.mobile.locationHeading}
          </h2>
          <Directions />
          <VisitLinks />
        </section>
        <div className="space-y-12 desktop:lg:col-start-1 desktop:lg:row-start-1">
          <OfficeHours />
          <ByPhone />
          <div className="grid gap-8 sm:grid-cols-2 mobile:hidden">
            <PlainList heading={words.parkingHeading} items={words.parking} />
            <PlainList heading={words.transportHeading} items={words.transport} />
          </div>
        </div>
        <div className="desktop:hidden">
          <QuickLinks />
        </div>
      </div>
    </>
  )
}
