'use client'

import { CalendarButton } from './calendar-button'
import { PlanForm } from './plan-form'
import { TimelineList } from './timeline-list'
import type { RecordsState } from '@/components/records/use-records'
import { trackerWords } from '@/content/en/ui/tools/tracker'
import { localDay } from '@/lib/text/local-date'
import type { Plan } from '@/lib/on-device/records/schema'
import { datedSteps } from '@/lib/on-device/tracker/dated-steps'

const { plan: words } = trackerWords

/** The operation and the typical recovery timeline. */
export function PlanView({ records, plan }: { records: RecordsState; plan: Plan | null }) {
  const { procedure = null, operatedOn = null } = plan ?? {}
  const steps = procedure && procedure !== 'other' && operatedOn ? datedSteps(procedure, operatedOn) : []
  return (
    <section aria-labelledby="what-comes-next" className="tracker-view space-y-7 print:hidden">
      <h2 id="what-comes-next" className="text-2xl">
        {words.heading}
      </h2>
      <p className="border-l-4 border-poppy pl-5 font-heading text-xl leading-snug">{words.prevail}</p>
      <PlanForm records={records} plan={plan} />
      {plan && steps.length > 0 ? (
        <>
          <TimelineList steps={steps} today={localDay(new Date())} />
          <CalendarButton plan={plan} steps={steps} />
        </>
      ) : (
        <p>{procedure === 'other' ? words.other : words.empty}</p>
      )}
    </section>
  )
}
