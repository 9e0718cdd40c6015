import { Directions } from './directions'
import { OfficeHours } from './office-hours'
import { QuickLinks } from './quick-links'
import { AppointmentSection } from '@/components/sections/appointment/section'
import { contactPage } from '@/content/contact-page'
import { practice } from '@/content/practice'

const { mobile } = contactPage
const { phone, phoneHours } = practice.office
const card = 'flex flex-col rounded-lg p-4 no-underline'

/** Spec 2.10, local. */
export function MobileLocal() {
  return (
    <>
      <div className="container-page space-y-14 py-10">
        <div className="grid grid-cols-2 gap-3 max-[24rem]:grid-cols-1">
          <a href="#request" className={`${card} bg-sage text-ink`}>
            <span className="font-heading text-lg leading-snug font-semibold">{mobile.schedule.title}</span>
            <span className="mt-1 text-sm">{mobile.schedule.text}</span>
          </a>
          <a href={phone.href} className={`${card} bg-pine-deep text-on-deep`}>
            <span className="font-heading text-lg leading-snug font-semibold">{mobile.call.title}</span>
            <span className="mt-1 text-sm text-on-deep-muted">{phone.display}</span>
          </a>
        </div>
        <section aria-labelledby="location">
          <h2 id="location" className="mb-4 text-2xl">
            {mobile.locationHeading}
          </h2>
          <Directions />
        </section>
        <OfficeHours />
        <section aria-labelledby="by-phone">
          <h2 id="by-phone" className="text-2xl">
            {mobile.phoneHeading}
          </h2>
          <p className="mt-3">
            <a href={phone.href} className="inline-block py-2 text-lg link">
              {phone.display}
            </a>
          </p>
          <p className="text-muted">
            {mobile.phoneText} {phoneHours}.
          </p>
        </section>
      </div>
      <AppointmentSection />
      <div className="container-page py-14">
        <QuickLinks />
      </div>
    </>
  )
}
