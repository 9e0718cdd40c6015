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

const details: { term: string; detail: ReactNode }[] = [
  { term: officeDetails.phone, detail: <Out href={phone.href}>{phone.display}</Out> },
  { term: officeDetails.fax, detail: fax },
  { term: officeDetails.email, detail: <Out href={`mailto:${email}`}>{email}</Out> },
  { term: officeDetails.address, detail: addressLine },
  { term: officeDetails.map, detail: <Out href={mapLink}>{officeDetails.openMap}</Out> },
  {
    term: officeDetails.hours,
    detail: hours.map(({ days, time }) => (
      <span key={days} className="block">
        {days}: {unbrokenTimes(time)}
      </span>
    )),
  },
]

/** How to reach the office, shown to everyone: on the notices, because anyone may have the right to complain, and on the pages for visits. */
export function ContactDetails({ heading }: { heading: string }) {
  return (
    <section aria-labelledby="contact-details">
      <h2 id="contact-details" className="mb-3 text-2xl">
        {heading}
      </h2>
      <p className="mb-4 font-semibold">{practice.name}</p>
      <dl className="plain-zero border-b border-line">
        {details.map(({ term, detail }) => (
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
