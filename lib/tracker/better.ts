import { addDays } from '@/lib/local-date'
import type { Day } from '@/lib/own-records/schema'

/** What got easier in a week: by how many minutes, hours or points of pain. */
export type Better = { kind: 'walking' | 'sleep' | 'pain'; by: number }

function gain(now: number | null, before: number | null): number {
  return now === null || before === null ? 0 : Math.round((now - before) * 10) / 10
}

/**
 * One thing that is better on a day than a week before it, or null. Never what got worse, and no streaks: a day that
 * was left out costs nothing. Walking comes first, because it shows what one can do.
 */
export function betterThanAWeekAgo(day: Day, days: readonly Day[]): Better | null {
  const before = days.find(({ date }) => date === addDays(day.date, -7))
  if (!before) return null
  const gains: Better[] = [
    { kind: 'walking', by: gain(day.walkingMinutes, before.walkingMinutes) },
    { kind: 'pain', by: gain(before.pain, day.pain) },
    { kind: 'sleep', by: gain(day.sleepHours, before.sleepHours) },
  ]
  return gains.find(({ by }) => by > 0) ?? null
}
