import { ByPhone } from './by-phone'
import { ContactCards } from './contact-cards'
import { OfficeHours } from './office-hours'
import { QuickLinks } from './quick-links'
import { Visit } from './visit'
import { VisitLinks } from './visit-links'
import { Directions } from '@/components/sections/office/directions'
import { ExpectedCall } from '@/components/sections/appointment/expected-call'
import { AppointmentSection } from '@/components/sections/appointment/section'
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
 * The contact page for local visitors. On phones the directions come before the hours; the hours contain
 * nothing focusable, so the tab order still matches the visual order.
 */
export function LocalContact() {
  return (
    <>
      <div className="container-page grid grid-cols-[minmax(0,1fr)] mobile:gap-y-14 mobile:py-10 desktop:gap-y-12 desktop:section-space desktop:lg:grid-cols-2 desktop:lg:grid-rows-[auto_1fr] desktop:lg:gap-x-16">
        <ContactCards />
        <Visit />
        <div className="mobile:order-1">
          <OfficeHours />
        </div>
        <section
          aria-labelledby="location"
          className="desktop:lg:col-start-2 desktop:lg:row-span-2 desktop:lg:row-start-1"
        >
          <h2 id="location" className="mb-4 text-2xl desktop:hidden">
            {contactPage.mobile.locationHeading}
          </h2>
          <Directions />
          <VisitLinks />
          <div className="mt-10 grid gap-8 sm:grid-cols-2 mobile:hidden">
            <PlainList heading={words.parkingHeading} items={words.parking} />
            <PlainList heading={words.transportHeading} items={words.transport} />
          </div>
        </section>
        <ByPhone />
      </div>
      <AppointmentSection>
        <ExpectedCall />
      </AppointmentSection>
      <div className="container-page py-14 desktop:hidden">
        <QuickLinks />
      </div>
    </>
  )
}
