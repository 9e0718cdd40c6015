import { Terms } from './terms'
import { timelines } from '@/content/en/ui/tools/timelines'
import type { SourceKey } from '@/content/sources'
import type { TimelineId } from '@/content/schemas/timeline-ids'

type TimelineTableProps = { id: TimelineId; notes: readonly SourceKey[] }

/** The recovery timeline of one operation. */
export function TimelineTable({ id, notes }: TimelineTableProps) {
  const { steps } = timelines[id]
  return <Terms terms={steps.map(({ title, items }) => [title, items.join(' ')])} notes={notes} />
}
