import { Terms } from './terms'
import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import type { SourceKey } from '@/content/sources'

type MilestonesProps = {
  operations: readonly [name: string, times: [milestone: string, when: string][]][]
  rule: string
  notes: readonly SourceKey[]
}

/** The usual times after every operation and injection: a visitor opens the one that matters, and prints that one or all. */
export function Milestones({ operations, rule, notes }: MilestonesProps) {
  return (
    <div
      data-unread=""
      className="print:columns-2 print:gap-x-6 print:text-sm print:has-[[open]]:columns-1 print:has-[[open]]:[&>details:not([open])]:hidden"
    >
      <p className="mb-3 font-semibold">{rule}</p>
      {operations.map(([name, times]) => (
        <Collapsible
          key={name}
          className="border-t border-line last:border-b print:break-inside-avoid print:border-0"
        >
          <CollapsibleTrigger>{name}</CollapsibleTrigger>
          <div className="pb-5 print:pb-2">
            <Terms terms={times} notes={notes} />
          </div>
        </Collapsible>
      ))}
    </div>
  )
}
