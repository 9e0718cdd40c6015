import { trackerWords } from '@/content/en/ui/tools/tracker'
import type { Day } from '@/lib/on-device/records/schema'
import type { Amount } from '@/lib/on-device/tracker/day-values'
import { lastValue } from '@/lib/on-device/tracker/quick-choices'
import { addDays, shortDate } from '@/lib/text/local-date'

const { day: words } = trackerWords

type LastValueProps = { days: readonly Day[]; before: string; measure: 'pain' | Amount }

/** What was saved last for a field, and when. */
export function LastValue({ days, before, measure }: LastValueProps) {
  const last = lastValue(days, before, measure)
  if (!last) return null
  const day = last.date === addDays(before, -1) ? words.yesterday : shortDate(last.date)
  return <span className="ml-auto text-sm font-normal text-muted">{words.last(last.value, day)}</span>
}
