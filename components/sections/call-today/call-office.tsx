import { phone, withPhone } from '@/components/site/office/call-office'
import { callToday } from '@/content/en/ui/site/call-today'

/** For local visitors and patients: our number first. */
export function CallOffice({ id }: { id?: string | undefined }) {
  return (
    <p>
      <a id={id} href={phone.href} className="link">
        {withPhone(callToday.office)}
      </a>
      {callToday.orOthers} {callToday.nobody}
    </p>
  )
}
