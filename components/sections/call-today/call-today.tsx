import { CallOffice } from './call-office'
import { CallOthers } from './call-others'
import { CallRegion } from './call-region'
import { ourNumber } from '@/lib/variant/location/choice'
import { currentMode } from '@/lib/variant/current-mode'

/** Whom to call for a warning sign that needs a call today (docs/decisions/0046); `isRepeated` if the page has it already. */
export async function CallToday({ isRepeated = false }: { isRepeated?: boolean }) {
  const id = isRepeated ? undefined : ourNumber
  const isLocal = (await currentMode()) === 'local'
  return (
    <div data-call-today="" className="space-y-2">
      <CallRegion id={id}>{isLocal ? <CallOffice id={id} /> : <CallOthers />}</CallRegion>
    </div>
  )
}
