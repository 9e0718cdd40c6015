import { ownRecordsWords } from '@/content/en/ui/tools/on-device-records'
import type { OnDeviceRecords } from '@/lib/on-device/records/schema'

/** Record counts as text: 2 people, 14 days, 1 plan, 0 forms. */
export function recordCounts({ people, days, plans, forms }: OnDeviceRecords): string {
  return ownRecordsWords.keepSafe.open.counts(people.length, days.length, plans.length, forms.length)
}
