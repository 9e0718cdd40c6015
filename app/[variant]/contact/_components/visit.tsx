import { OfficeAddress } from '@/components/sections/office/office-address'
import { Button } from '@/components/ui/button'
import { contactPage } from '@/content/en/ui/contact/page'
import { office } from '@/content/generated/practice/office'

const words = contactPage.local

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

/** Contact details and a link to the form. Hidden on phones, which show cards instead. */
export function Visit() {
  return (
    <section aria-labelledby="visit" className="mobile:hidden">
      <h2 id="visit" className="text-2xl">
        {words.visitHeading}
      </h2>
      <p className="mt-3 font-semibold">{words.officeName}</p>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {details.map(({ label, value }) => (
          <div key={label} className="grid grid-cols-[6rem_1fr] py-3">
            <dt className="text-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button asChild className="mt-6 print:hidden">
        <a href="#request">{words.scheduleButton}</a>
      </Button>
    </section>
  )
}
