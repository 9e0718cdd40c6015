import type { ReactNode } from 'react'
import {
  AppointmentFields,
  type FieldCodes,
  type FieldValues,
} from '@/components/sections/appointment/fields'
import { SubmitRow } from '@/components/sections/appointment/submit-row'
import { contactForm } from '@/content/en/ui/contact/form'

type ReturnedFormProps = {
  form: { fields: FieldCodes; values: FieldValues; idempotencyKey: string }
  /** The label of the button, if it isn't the usual one. */
  submit?: string
  /** Why the form is shown again, and further hidden fields. */
  children: ReactNode
}

/** The form as the visitor filled it in, ready to be sent again. */
export function ReturnedForm({
  form: { fields, values, idempotencyKey },
  submit,
  children,
}: ReturnedFormProps) {
  return (
    <form
      action="/api/contact"
      method="post"
      noValidate
      aria-label={contactForm.heading}
      className="relative measure"
    >
      {children}
      <AppointmentFields idPrefix="returned" codes={fields} values={values} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <SubmitRow {...(submit && { submit })} />
    </form>
  )
}
