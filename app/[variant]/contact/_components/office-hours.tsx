import { Closures } from './closures'
import { contactPage } from '@/content/en/ui/contact/page'
import { office } from '@/content/generated/practice/office'
import { unbrokenTimes } from '@/lib/text/unbroken-times'

const words = contactPage.local

/** Office hours, holidays, and how the 24-hour reply promise applies to closed days. */
export function OfficeHours() {
  return (
    <section aria-labelledby="office-hours">
      <h2 id="office-hours" className="text-2xl">
        {words.hoursHeading}
      </h2>
      <dl className="plain-zero mt-4 divide-y divide-line border-y border-line">
        {office.hours.map(({ days, time }) => (
          <div key={days} className="flex flex-wrap justify-between gap-x-6 py-3">
            <dt>{days}</dt>
            <dd className="font-semibold">{unbrokenTimes(time)}</dd>
          </div>
        ))}
      </dl>
      <Closures />
      <p className="mt-4 text-sm text-muted">{words.hoursNote}</p>
      <h3 className="mt-6 font-text text-base font-bold tracking-normal">{words.promiseHeading}</h3>
      <p className="mt-1">{unbrokenTimes(words.promise)}</p>
    </section>
  )
}
