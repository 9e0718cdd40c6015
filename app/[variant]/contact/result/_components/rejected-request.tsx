import { ReturnedForm } from './returned-form'
import { FieldProblems } from '@/components/sections/appointment/field-problems'
import { Notice } from '@/components/sections/appointment/notice'
import { contactForm } from '@/content/en/ui/contact/form'
import type { Outcome } from '@/lib/contact/intake/outcome'

type RejectedRequestProps = { outcome: Extract<Outcome, { kind: 'refused' }> }

/** A rejected request with its values and errors, ready to be corrected and resubmitted. */
export function RejectedRequest({ outcome }: RejectedRequestProps) {
  const hasFields = Object.keys(outcome.fields).length > 0
  return (
    <ReturnedForm form={outcome}>
      <Notice
        tone="destructive"
        title={contactForm.problems[hasFields ? 'fields' : 'other']}
        className="mb-6"
      >
        <p>{outcome.message}</p>
        <FieldProblems idPrefix="returned" codes={outcome.fields} />
      </Notice>
    </ReturnedForm>
  )
}
