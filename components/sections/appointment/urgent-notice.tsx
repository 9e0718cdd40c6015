import type { Ref } from 'react'
import { UrgentAdvice } from '@/components/sections/urgent-advice'
import { Button } from '@/components/ui/button'
import { urgentWords } from '@/content/en/ui/contact/urgent'
import type { Advice } from '@/lib/urgency/advice'

type UrgentNoticeProps = { advice: Advice; onSendAnyway: () => void; ref: Ref<HTMLDivElement> }

/** The answer to a request that describes an emergency: it wasn't sent, and what to do. */
export function UrgentNotice({ advice, onSendAnyway, ref }: UrgentNoticeProps) {
  const { kind, language } = advice
  return (
    <UrgentAdvice ref={ref} role="alert" advice={advice} className="mb-6 scroll-mt-12">
      <p>{urgentWords.notSent[language]}</p>
      {kind !== 'same-day' && (
        // Not a submit button: Enter in a field would press it.
        <Button
          type="button"
          variant="outline"
          className="h-auto min-h-12 whitespace-normal"
          onClick={onSendAnyway}
        >
          {urgentWords.sendAnyway[kind][language]}
        </Button>
      )}
    </UrgentAdvice>
  )
}
