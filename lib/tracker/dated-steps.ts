import { timelines } from '@/content/recovery-timelines'
import type { TimelineId } from '@/content/timeline-ids'
import { addDays } from '@/lib/local-date'
import { plainText } from '@/lib/plain-text'

/** A part of the usual pattern with the days it falls on; `from` and `to` are the same day for 'around'. */
export type DatedStep = {
  fromWeek: number
  title: string
  from: string
  to: string
  items: readonly string[]
}

/** The usual pattern after an operation on a day (2026-11-20): week n lies 7 × n days after it. */
export function datedSteps(id: TimelineId, operatedOn: string): DatedStep[] {
  return timelines[id].steps.map(({ fromWeek, toWeek, title, items }) => ({
    fromWeek,
    title,
    from: addDays(operatedOn, 7 * fromWeek),
    to: addDays(operatedOn, 7 * toWeek),
    items: items.map(plainText),
  }))
}

/** The index of the step that a day is in or, between two, of the one before it; -1 before the operation. */
export function currentStep(steps: readonly DatedStep[], today: string): number {
  return steps.findLastIndex(({ from }) => from <= today)
}
