import { legalWords } from '@/content/en/ui/pages/legal'
import { office } from '@/content/generated/practice/office'
import { practice } from '@/content/generated/practice/practice'

/** The practice's contact details, shown to everyone: anyone may have the right to file a complaint. */
export function ContactDetails() {
  const { phone, fax, email } = office
  return (
    <section aria-labelledby="contact-details">
      <h2 id="contact-details" className="mb-3 text-2xl">
        {legalWords.contactHeading}
      </h2>
      <p className="mb-4 font-semibold">{practice.name}</p>
      <dl className="border-b border-line">
        {[
          [legalWords.phone, phone.display, phone.href],
          [legalWords.fax, fax, null],
          [legalWords.email, email, `mailto:${email}`],
          [legalWords.address, office.addressLine, null],
        ].map(([term, text, href]) => (
          <div
            key={term}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-6 border-t border-line py-3 sm:grid-cols-[1fr_2.4fr]"
          >
            <dt className="font-semibold">{term}</dt>
            <dd>
              {href ? (
                <a href={href} className="link">
                  {text}
                </a>
              ) : (
                text
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
