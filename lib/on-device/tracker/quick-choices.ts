import type { Amount } from './day-values'
import type { Day } from '@/lib/on-device/records/schema'

/** The amounts that have buttons. */
export type QuickAmount = Exclude<Amount, 'sittingMinutes'>

const shown = 5
const ladders: Record<QuickAmount, { first: readonly number[]; steps: readonly number[] }> = {
  walkingMinutes: {
    first: [5, 10, 15, 20, 30],
    steps: [0, 5, 10, 15, 20, 30, 40, 50, 60, 75, 90, 105, 120, 150, 180, 240],
  },
  sleepHours: {
    first: [5, 6, 7, 8, 9],
    steps: [2, 3, 4, 5, 5.5, 6, 6.5, 7, 7.5, 8, 9, 10, 11, 12],
  },
}

/**
 * The five amounts to offer as buttons: around the last one saved, which is in the middle if there is room, so
 * that the same as last time and a little more or less take one tap. Before the first, a usual range.
 */
export function quickChoices(amount: QuickAmount, last: number | null): readonly number[] {
  const { first, steps } = ladders[amount]
  if (last === null) return first
  const all = [...new Set([...steps, last])].sort((a, b) => a - b)
  const start = Math.min(Math.max(all.indexOf(last) - 2, 0), all.length - shown)
  return all.slice(start, start + shown)
}

/** The latest saved value of a measure before a day, and when it was; null if there is none. */
export function lastValue<Measure extends 'pain' | Amount>(
  days: readonly Day[],
  before: string,
  measure: Measure,
): { date: string; value: number } | null {
  const day = days.findLast(({ date, ...values }) => date < before && values[measure] !== null)
  const value = day?.[measure] ?? null
  return day && value !== null ? { date: day.date, value } : null
}
