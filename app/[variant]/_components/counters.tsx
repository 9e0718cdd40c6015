import { ClaimInfo } from '@/components/sections/claim-info'
import { Counter } from '@/components/sections/counter'
import { home } from '@/content/en/ui/pages/home'

/** The hero's three statistics, each with an explanation. Hidden on phones. */
export function Counters() {
  return (
    <dl className="mt-12 flex flex-wrap gap-x-12 gap-y-6 border-t border-line pt-6 mobile:hidden">
      {home.hero.counters.map(({ claim, label, durationMs, delayMs }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="flex items-center gap-2 text-[1rem] text-muted">
            {label}
            <ClaimInfo claim={claim} about={`${claim.text} ${label}`} />
          </dt>
          <dd className="font-heading text-2xl tabular-nums">
            <Counter text={claim.text} durationMs={durationMs} delayMs={delayMs} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
