import { contactPage } from '@/content/contact-page'
import { practice } from '@/content/practice'

const words = contactPage.local

/** When the office is open, and what the promise of 24 hours means over a weekend. */
export function OfficeHours() {
  return (
    <section aria-labelledby="office-hours">
      <h2 id="office-hours" className="text-2xl">
        {words.hoursHeading}
      </h2>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {practice.office.hours.map(({ days, time }) => (
          <div key={days} className="flex flex-wrap justify-between gap-x-6 py-3">
            <dt>{days}</dt>
            <dd className="font-semibold">{time}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-muted">{words.hoursNote}</p>
      <h3 className="mt-6 font-text text-base font-bold tracking-normal">{words.promiseHeading}</h3>
      <p className="mt-1">{words.promise}</p>
    </section>
  )
}
