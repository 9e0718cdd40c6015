'use client'

import { trackerWords } from '@/content/en/ui/tools/tracker'
import { longDate } from '@/lib/text/long-date'
import { currentStep, type DatedStep } from '@/lib/on-device/tracker/dated-steps'

const { plan: words } = trackerWords

/** The typical timeline with dates. The current phase is marked and labeled. */
export function TimelineList({ steps, today }: { steps: readonly DatedStep[]; today: string }) {
  const current = currentStep(steps, today)
  return (
    <ol className="border-l-2 border-line">
      {steps.map(({ fromWeek, title, from, to, items }, index) => (
        <li
          key={fromWeek}
          aria-current={index === current ? 'date' : undefined}
          className="relative pb-7 pl-6 before:absolute before:top-1.5 before:-left-[9px] before:size-4 before:rounded-full before:border-2 before:border-line before:bg-paper last:pb-1 aria-[current]:before:border-poppy aria-[current]:before:bg-poppy"
        >
          <h3 className="font-text text-lg font-bold tracking-normal">
            {title}
            {index === current && <span className="text-poppy-text"> · {words.now}</span>}
          </h3>
          <p className="text-muted">
            {from === to ? words.around(longDate(from)) : words.between(longDate(from), longDate(to))}
          </p>
          <ul className="mt-2 list-disc space-y-1 pl-6 marker:text-poppy">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
