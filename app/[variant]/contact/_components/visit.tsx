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
      <a className="link whitespace-nowrap" href={office.phone.href}>
        {office.phone.display}
      </a>
    ),
  },
  { label: words.faxLabel, value: <span className="whitespace-nowrap">{office.fax}</span> },
  {
    label: words.emailLabel,
    value: (
      <a className="link" href={`mailto:${office.email}`}>
        {office.email}
      </a>
    ),
  },
]

/** Contact details in a row, and a link to the form. Hidden on phones, which show cards instead. */
export function Visit() {
  return (
    <section aria-labelledby="visit" className="mobile:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div>
          <h2 id="visit" className="text-2xl">
            {words.visitHeading}
          </h2>
          <p className="mt-1">{words.officeName}</p>
        </div>
        <Button asChild className="print:hidden">
          <a href="#request">{words.scheduleButton}</a>
        </Button>
      </div>
      <dl className="plain-zero mt-6 flex flex-wrap gap-x-12 gap-y-4">
        {details.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
