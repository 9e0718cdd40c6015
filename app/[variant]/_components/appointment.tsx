import { AppointmentSection } from '@/components/sections/appointment/section'
import { contactPage } from '@/content/contact-page'
import { practice } from '@/content/practice'

/** The form with when the office is open and when to expect the call, for local visitors. */
export function Appointment() {
  return (
    <AppointmentSection>
      <dl className="mt-6 space-y-1">
        {practice.office.hours.map(({ days, time }) => (
          <div key={days} className="flex flex-wrap gap-x-3">
            <dt className="font-semibold">{days}</dt>
            <dd>{time}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-on-deep-muted">{contactPage.local.promise}</p>
    </AppointmentSection>
  )
}
