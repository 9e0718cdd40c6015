import { Terms } from './terms'
import type { SourceKey } from '@/content/sources'
import type { TimelineId } from '@/content/schemas/timeline-ids'
import { usualSteps } from '@/lib/recovery/usual-steps'

type TimelineTableProps = { id: TimelineId; notes: readonly SourceKey[] }

/** The recovery timeline of one operation. */
export function TimelineTable({ id, notes }: TimelineTableProps) {
  return <Terms terms={usualSteps(id).map(({ title, items }) => [title, items.join(' ')])} notes={notes} />
}
