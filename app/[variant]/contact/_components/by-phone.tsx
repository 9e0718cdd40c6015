import { contactPage } from '@/content/en/ui/contact/page'
import { phoneHours } from '@/content/en/ui/site/phone-hours'
import { office } from '@/content/generated/practice/office'

const { phoneHeading, phoneText } = contactPage.mobile

/** Phone number and the hours it is answered. Phones only. */
export function ByPhone() {
  return (
    <section aria-labelledby="by-phone" className="desktop:hidden">
      <h2 id="by-phone" className="text-2xl">
        {phoneHeading}
      </h2>
      <p className="mt-3">
        <a href={office.phone.href} className="inline-block py-2 text-lg link">
          {office.phone.display}
        </a>
      </p>
      <p className="text-muted">
        {phoneText} <span className="plain-zero inline-block">{phoneHours.en}.</span>
      </p>
    </section>
  )
}
