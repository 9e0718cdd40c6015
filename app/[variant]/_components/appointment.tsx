import { AppointmentSection } from '@/components/sections/appointment/section'
import { OfficeAddress } from '@/components/sections/office/office-address'
import { contactPage } from '@/content/en/ui/contact/page'
import { homeContact } from '@/content/en/ui/pages/home-contact'
import { office } from '@/content/generated/practice/office'
import { unbrokenTimes } from '@/lib/text/unbroken-times'

/** Contact form and office details for local visitors. */
export function Appointment() {
  return (
    <AppointmentSection>
      <h3 className="mt-8 font-text text-base font-bold tracking-normal">{homeContact.detailsHeading}</h3>
      <p className="mt-2">
        <a
          href={office.phone.href}
          className="inline-block py-1.5 text-lg font-semibold underline underline-offset-4"
        >
          {office.phone.display}
        </a>
        <br />
        <a href={`mailto:${office.email}`} className="inline-block py-1.5 underline underline-offset-4">
          {office.email}
        </a>
      </p>
      <address className="mt-2 not-italic">
        <OfficeAddress />
      </address>
      <dl className="plain-zero mt-6 space-y-1">
        {office.hours.map(({ days, time }) => (
          <div key={days} className="flex flex-wrap gap-x-3">
            <dt className="font-semibold">{days}</dt>
            <dd>{unbrokenTimes(time)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-on-deep-muted">{unbrokenTimes(contactPage.local.promise)}</p>
    </AppointmentSection>
  )
}
