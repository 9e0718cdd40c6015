import { Terms } from './terms'
import { timelines } from '@/content/recovery-timelines'
import type { SourceKey } from '@/content/sources'

type TimelineTableProps = { id: string; notes: readonly SourceKey[] }

/** The weeks after one operation. */
export function TimelineTable({ id, notes }: TimelineTableProps) {
  const steps = timelines[id]?.steps ?? []
  return <Terms terms={steps.map(({ title, items }) => [title, items.join(' ')])} notes={notes} />
}
