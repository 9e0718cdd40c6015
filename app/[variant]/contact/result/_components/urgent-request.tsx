import { ReturnedForm } from './returned-form'
import { UrgentAdvice } from '@/components/sections/urgent-advice'
import { urgentWords } from '@/content/en/ui/contact/urgent'
import type { Outcome } from '@/lib/contact/intake/outcome'

type UrgentRequestProps = { outcome: Extract<Outcome, { kind: 'urgent' }> }

/** A request that describes an emergency: what to do, then the form as typed, whose button sends it anyway. */
export function UrgentRequest({ outcome }: UrgentRequestProps) {
  const { kind, language } = outcome.advice
  const words = urgentWords.sendAnyway[kind === 'crisis' ? 'crisis' : 'emergency']
  return (
    <ReturnedForm form={outcome} submit={words[language]}>
      <UrgentAdvice role="alert" advice={outcome.advice} className="mb-8">
        <p>{urgentWords.notSent[language]}</p>
      </UrgentAdvice>
      <input type="hidden" name="sendAnyway" value="yes" />
    </ReturnedForm>
  )
}
