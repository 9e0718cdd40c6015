import {
  AppointmentFields,
  type FieldCodes,
  type FieldValues,
} from '@/components/sections/appointment/fields'
import { Notice } from '@/components/sections/appointment/notice'
import { SubmitRow } from '@/components/sections/appointment/submit-row'
import { contactForm, contactNotices } from '@/content/contact-form'

type Refused = { code: string; message: string; fields: FieldCodes; values: FieldValues }

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
      <SubmitRow />
    </form>
  )
}
