import { trackerWords } from '@/content/en/ui/tools/tracker'
import type { Amount, DayErrors } from '@/lib/on-device/tracker/day-values'

const { errors } = trackerWords.day

/** What is wrong with an amount, in words; null if nothing is. */
export function amountErrorText(name: Amount, error: DayErrors[Amount]): string | null {
  if (!error) return null
  return error === 'number' ? errors.number : errors[name]
}
