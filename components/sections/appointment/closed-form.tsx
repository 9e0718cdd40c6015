import { contactForm } from '@/content/en/ui/contact/form'
import { office } from '@/content/generated/practice/office'

/** In place of the form while the server takes no requests: lib/server/page-cache sets the attribute on each page. */
export function ClosedForm() {
  return (
    <p className="hidden text-lg in-data-[form=closed]:block">
      {contactForm.closed}{' '}
      <a href={office.phone.href} className="link whitespace-nowrap">
        {office.phone.display}
      </a>
      .
    </p>
  )
}
