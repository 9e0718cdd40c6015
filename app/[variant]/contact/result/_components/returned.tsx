import { AppointmentFields } from '@/components/sections/appointment/fields'
import { Notice } from '@/components/sections/appointment/notice'
import { SubmitRow } from '@/components/sections/appointment/submit-row'
import { contactForm, contactNotices } from '@/content/contact-form'
import type { Outcome } from '@/lib/contact/outcomes.server'

type Refused = Extract<Outcome, { kind: 'refused' }>

/** A refused request, with what was typed and what is wrong with it, ready to be sent again. */
export function Returned({ outcome }: { outcome: Refused }) {
  const { title } = outcome.code === 'missing-fields' ? contactNotices.validation : contactNotices.failure
  return (
    <form
      action="/api/contact"
      method="post"
      noValidate
      aria-label={contactForm.heading}
      className="relative measure"
    >
      <Notice tone="destructive" title={title}>
        <p>{outcome.message}</p>
      </Notice>
      <AppointmentFields idPrefix="returned" codes={outcome.fields} values={outcome.values} />
      <SubmitRow isSubmitting={false} />
    </form>
  )
}
