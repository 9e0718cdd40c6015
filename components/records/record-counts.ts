import { recordsWords } from '@/content/en/ui/tools/records'
import type { Records } from '@/lib/on-device/records/schema'

/** Record counts as text: 2 people, 14 days, 1 plan, 0 forms. */
export function recordCounts({ people, days, plans, forms }: Records): string {
  return recordsWords.keepSafe.open.counts(people.length, days.length, plans.length, forms.length)
}
