import type { TimelineId } from '@/content/schemas/timeline-ids'
import { usualSteps } from '@/lib/recovery/usual-steps'
import { addDays } from '@/lib/text/local-date'
import { plainText } from '@/lib/text/plain-text'

/** A step of the usual recovery with its dates. `from` equals `to` for steps 'around' a week. */
export type DatedStep = {
  fromWeek: number
  title: string
  from: string
  to: string
  items: readonly string[]
}

/** The usual recovery after an operation on a given day (2026-11-20): week n starts 7 × n days after it. */
export function datedSteps(id: TimelineId, operatedOn: string): DatedStep[] {
  return usualSteps(id).map(({ fromWeek, toWeek, title, items }) => ({
    fromWeek,
    title,
    from: addDays(operatedOn, 7 * fromWeek),
    to: addDays(operatedOn, 7 * toWeek),
    items: items.map(plainText),
  }))
}

/** The index of the latest step that has started; -1 before the operation. */
export function currentStep(steps: readonly DatedStep[], today: string): number {
  return steps.findLastIndex(({ from }) => from <= today)
}
