import type { ReactNode } from 'react'
import { officeDetails } from '@/content/en/ui/site/office-details'
import { office } from '@/content/generated/practice/office'
import { practice } from '@/content/generated/practice/practice'
import { mapLink } from '@/lib/site/map-link'
import { unbrokenTimes } from '@/lib/text/unbroken-times'

const { phone, fax, email, addressLine, hours } = office

function Out({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} rel="noreferrer" className="link">
      {children}
    </a>
  )
}

const details: [string, ReactNode][] = [
  [officeDetails.phone, <Out key="phone" href={phone.href} children={phone.display} />],
  [officeDetails.fax, fax],
  [officeDetails.email, <Out key="email" href={`mailto:${email}`} children={email} />],
  [officeDetails.address, addressLine],
  [officeDetails.map, <Out key="map" href={mapLink} children={officeDetails.openMap} />],
  [
    officeDetails.hours,
    hours.map(({ days, time }) => (
      <span key={days} className="block">
        {days}: {unbrokenTimes(time)}
      </span>
    )),
  ],
]

/** How to reach the office, shown to everyone: on the notices, because anyone may have the right to complain, and on the pages for visits. */
export function ContactDetails({ heading }: { heading: string }) {
  return (
    <section aria-labelledby="contact-details">
      <h2 id="contact-details" className="mb-3 text-2xl">
        {heading}
      </h2>
      <p className="mb-4 font-semibold">{practice.name}</p>
      <dl className="border-b border-line">
        {details.map(([term, detail]) => (
          <div
            key={term}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-6 border-t border-line py-3 sm:grid-cols-[1fr_2.4fr]"
          >
            <dt className="font-semibold">{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
