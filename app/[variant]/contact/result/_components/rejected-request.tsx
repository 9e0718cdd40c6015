import { ReturnedForm } from './returned-form'
import { Notice } from '@/components/sections/appointment/notice'
import { contactNotices } from '@/content/en/ui/contact/form'
import type { Outcome } from '@/lib/contact/intake/outcome'

type RejectedRequestProps = { outcome: Extract<Outcome, { kind: 'refused' }> }

/** A rejected request with its values and errors, ready to be corrected and resubmitted. */
export function RejectedRequest({ outcome }: RejectedRequestProps) {
  const { title } = outcome.code === 'missing-fields' ? contactNotices.validation : contactNotices.failure
  return (
    <ReturnedForm form={outcome}>
      <Notice tone="destructive" title={title}>
        <p>{outcome.message}</p>
      </Notice>
    </ReturnedForm>
  )
}
