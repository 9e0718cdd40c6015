import { CallOffice } from './call-office'
import { CallOthers } from './call-others'
import { CallRegion } from './call-region'
import { ourNumber } from '@/lib/variant/location/choice'
import type { CardName } from '@/content/schemas/warning-card-schema'
import { currentMode } from '@/lib/variant/current-mode'

type CallTodayProps = { card: CardName; isRepeated?: boolean }

/** Whom to call for a warning sign that needs a call today (docs/decisions/0046); `isRepeated` if the page has it already. */
export async function CallToday({ card, isRepeated = false }: CallTodayProps) {
  const id = isRepeated ? undefined : ourNumber
  const isLocal = (await currentMode()) === 'local'
  return (
    <div data-call-today="" className="space-y-2">
      <CallRegion card={card} id={id}>
        {isLocal ? <CallOffice card={card} id={id} /> : <CallOthers card={card} />}
      </CallRegion>
    </div>
  )
}
