import { addDays } from '@/lib/text/local-date'
import type { Day } from '@/lib/on-device/records/schema'

/** One thing that improved over a week, by minutes, hours or points of pain. */
export type WeeklyGain = { kind: 'walking' | 'sleep' | 'pain'; by: number }

function gain(now: number | null, before: number | null): number {
  return now === null || before === null ? 0 : Math.round((now - before) * 10) / 10
}

/**
 * One measure that is better than exactly a week earlier, or null. Declines are never reported and there are
 * no streaks, so that skipped days carry no penalty. Walking comes first because it shows what a person can
 * do.
 */
export function weeklyGain(day: Day, days: readonly Day[]): WeeklyGain | null {
  const before = days.find(({ date }) => date === addDays(day.date, -7))
  if (!before) return null
  const gains: WeeklyGain[] = [
    { kind: 'walking', by: gain(day.walkingMinutes, before.walkingMinutes) },
    { kind: 'pain', by: gain(before.pain, day.pain) },
    { kind: 'sleep', by: gain(day.sleepHours, before.sleepHours) },
  ]
  return gains.find(({ by }) => by > 0) ?? null
}
