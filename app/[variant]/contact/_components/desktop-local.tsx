import { Directions } from './directions'
import { OfficeHours } from './office-hours'
import { AppointmentSection } from '@/components/sections/appointment/section'
import { OfficeAddress } from '@/components/sections/office-address'
import { buttonVariants } from '@/components/ui/button-variants'
import { contactPage } from '@/content/contact-page'
import { practice } from '@/content/practice'

const words = contactPage.local
const { office } = practice

const details = [
  {
    label: words.addressLabel,
    value: <OfficeAddress />,
  },
  {
    label: words.phoneLabel,
    value: (
      <a className="link" href={office.phone.href}>
        {office.phone.display}
      </a>
    ),
  },
  { label: words.faxLabel, value: office.fax },
  {
    label: words.emailLabel,
    value: (
      <a className="link" href={`mailto:${office.email}`}>
        {office.email}
      </a>
    ),
  },
]

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

/** Spec 2.9, local. */
export function DesktopLocal() {
  return (
    <>
      <section
        aria-labelledby="visit"
        className="container-page grid gap-12 section-space lg:grid-cols-2 lg:gap-16"
      >
        <div>
          <h2 id="visit" className="text-2xl">
            {words.visitHeading}
          </h2>
          <p className="mt-3 font-semibold">{office.name}</p>
          <dl className="mt-4 divide-y divide-line border-y border-line">
            {details.map(({ label, value }) => (
              <div key={label} className="grid grid-cols-[6rem_1fr] py-3">
                <dt className="text-muted">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <a href="#request" className={`${buttonVariants()} mt-6 print:hidden`}>
            {words.scheduleButton}
          </a>
          <div className="mt-12">
            <OfficeHours />
          </div>
        </div>
        <div>
          <Directions />
          <div className="mt-10 grid gap-8 sm:grid-cols-2">
            <PlainList heading={words.parkingHeading} items={words.parking} />
            <PlainList heading={words.transportHeading} items={words.transport} />
          </div>
        </div>
      </section>
      <AppointmentSection />
    </>
  )
}
