import { timeOf } from '@/content/clinical/time-of'
import { milestoneSentences, timelines, type Step } from '@/content/en/ui/tools/timelines'
import type { TimelineId } from '@/content/schemas/timeline-ids'
import { daysOf } from './days-of'

type Milestone = keyof typeof milestoneSentences

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The milestone after the timeline's operations: one sentence if their times are the same, or one for each. */
function sentencesOf(id: TimelineId, milestone: Milestone): { day: number; text: string }[] {
  const { operations } = timelines[id]
  const times = operations.map(([name, operation]) => ({ name, time: timeOf(operation, milestone) }))
  const isSame = new Set(times.map(({ time }) => time)).size === 1
  return (isSame ? times.slice(0, 1) : times).map(({ name, time }) => {
    const sentence = milestoneSentences[milestone](time)
    return {
      // A limit holds from the first day.
      day: milestone === 'lifting' ? 0 : (daysOf(time)?.from ?? 0),
      text: isSame ? capitalized(sentence) : `${name}: ${sentence}`,
    }
  })
}

/** The steps of the usual recovery after an operation, with each milestone in the step in which its time begins. */
export function usualSteps(id: TimelineId): Step[] {
  const { steps } = timelines[id]
  const sentences = Object.keys(milestoneSentences).flatMap((milestone) =>
    sentencesOf(id, milestone as Milestone),
  )
  const stepFor = (day: number) => steps.findLastIndex(({ fromWeek }) => fromWeek * 7 <= day)
  return steps.map((step, index) => ({
    ...step,
    items: [...sentences.filter(({ day }) => stepFor(day) === index).map(({ text }) => text), ...step.items],
  }))
}
