'use client'

import { CalendarButton } from './calendar-button'
import { PlanForm } from './plan-form'
import { TimelineList } from './timeline-list'
import type { OwnRecordsState } from '@/components/own-records/use-own-records'
import { trackerWords } from '@/content/tracker-words'
import { localDay } from '@/lib/local-date'
import type { Plan } from '@/lib/own-records/schema'
import { datedSteps } from '@/lib/tracker/dated-steps'

const { plan: words } = trackerWords

/** The visitor's operation and what usually comes when after it. */
export function PlanView({ own, plan }: { own: OwnRecordsState; plan: Plan | null }) {
  const { procedure = null, operatedOn = null } = plan ?? {}
  const steps = procedure && procedure !== 'other' && operatedOn ? datedSteps(procedure, operatedOn) : []
  return (
    <section aria-labelledby="what-comes-next" className="space-y-7 print:hidden">
      <h2 id="what-comes-next" className="text-2xl">
        {words.heading}
      </h2>
      <p className="border-l-4 border-poppy pl-5 font-heading text-xl leading-snug">{words.prevail}</p>
      <PlanForm own={own} plan={plan} />
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
