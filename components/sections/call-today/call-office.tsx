import { callToday } from '@/content/en/ui/site/call-today'
import { officeAt } from '@/content/en/ui/site/reading'
import { office } from '@/content/generated/practice/office'
import type { CardName } from '@/content/schemas/warning-card-schema'

type CallOfficeProps = { card: CardName; id?: string | undefined }

const OfficeLink = ({ id, words }: { id: string | undefined; words: string }) => (
  <a id={id} href={office.phone.href} className="link">
    {officeAt(words, office.phone.display)}
  </a>
)

/** What our patients do when the office is closed. */
function AfterHours() {
  if (!office.afterHours) return callToday.closed
  return (
    <>
      {callToday.afterHours}{' '}
      <a href={office.afterHours.href} className="link">
        {office.afterHours.display}
      </a>
      .
    </>
  )
}

/** For local visitors and patients, with our number. After an operation or injection, whoever did it comes first. */
export function CallOffice({ card, id }: CallOfficeProps) {
  if (card === 'standard')
    return (
      <p>
        <OfficeLink id={id} words={callToday.office} />
        {callToday.orDoctor} {callToday.nobody.standard}
      </p>
    )
  return (
    <>
      <p>
        {callToday.first[card]} {callToday.nobody[card]}
      </p>
      <p>
        {callToday.ours} <OfficeLink id={id} words={callToday.callOffice} /> <AfterHours />
      </p>
    </>
  )
}
