import { CallOffice } from './call-office'
import { CallOthers } from './call-others'
import { CallRegion } from './call-region'
import { currentMode } from '@/lib/variant/current-mode'

/** Whom to call for a warning sign that needs a call today (docs/decisions/0046). */
export async function CallToday() {
  const isLocal = (await currentMode()) === 'local'
  return (
    <div data-call-today="" className="space-y-2">
      <CallRegion>{isLocal ? <CallOffice /> : <CallOthers />}</CallRegion>
    </div>
  )
}
