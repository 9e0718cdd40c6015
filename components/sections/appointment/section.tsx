import { AppointmentForm } from '@/components/sections/appointment/form'
import { contactPage } from '@/content/contact-page'
import { contactForm } from '@/content/contact-form'
import { practice } from '@/content/practice'

/** The form on its band, with when to expect the call. For local visitors only (spec 6). */
export function AppointmentSection() {
  const { hours } = practice.office
  return (
    <section
      id="request"
      aria-labelledby="request-heading"
      className="bg-pine-deep text-on-deep print:hidden"
    >
      <div className="container-page section-space grid gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-16">
        <div>
          <h2 id="request-heading" className="text-2xl md:text-3xl">
            {contactForm.heading}
          </h2>
          <p className="text-on-deep-muted mt-4">{contactForm.intro}</p>
          <dl className="mt-6 space-y-1">
            {hours.map(({ days, time }) => (
              <div key={days} className="flex flex-wrap gap-x-3">
                <dt className="font-semibold">{days}</dt>
                <dd>{time}</dd>
              </div>
            ))}
          </dl>
          <p className="text-on-deep-muted mt-4 text-sm">{contactPage.local.promise}</p>
        </div>
        <div className="bg-paper text-ink rounded-lg p-5 sm:p-8">
          <AppointmentForm idPrefix="request" />
        </div>
      </div>
    </section>
  )
}
