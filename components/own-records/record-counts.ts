import { ownRecordsWords } from '@/content/own-records-words'
import type { OwnRecords } from '@/lib/own-records/schema'

/** How much there is, in words: 2 people, 14 days, 1 plan, 0 forms. */
export function recordCounts({ people, days, plans, forms }: OwnRecords): string {
  return ownRecordsWords.keepSafe.open.counts(people.length, days.length, plans.length, forms.length)
}
