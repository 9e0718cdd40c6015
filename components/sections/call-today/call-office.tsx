import { phone, withPhone } from '@/components/site/office/call-office'
import { callToday } from '@/content/en/ui/site/call-today'
import { ourNumber } from '@/lib/variant/location/choice'

/** For local visitors and patients: our number first. */
export function CallOffice() {
  return (
    <p>
      <a id={ourNumber} href={phone.href} className="link">
        {withPhone(callToday.office)}
      </a>
      {callToday.orOthers} {callToday.nobody}
    </p>
  )
}
