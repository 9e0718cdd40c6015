import { Terms } from './terms'
import { FilterList } from '@/components/sections/filter-list'
import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import { readingWords } from '@/content/en/ui/site/reading'
import type { SourceKey } from '@/content/sources'

type MilestonesProps = {
  operations: readonly [name: string, times: [milestone: string, when: string][]][]
  rule: string
  notes: readonly SourceKey[]
}

/** The part of the address that chooses an operation, such as `#times-microdiscectomy`. */
const keyOf = (name: string) =>
  `times-${name
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-')}`

/**
 * The usual times after every operation and injection: a visitor chooses or opens the one that matters, and prints that
 * one or all.
 */
export function Milestones({ operations, rule, notes }: MilestonesProps) {
  return (
    <div data-unread="" className="milestones">
      <p className="mb-3 font-semibold">{rule}</p>
      <FilterList
        id="times-by-operation"
        label={readingWords.operation}
        words={readingWords.filter}
        options={operations.map(([name]) => ({ key: keyOf(name), label: name }))}
        itemClass="border-t border-line print:border-0 print:break-inside-avoid"
        items={operations.map(([name, times]) => ({
          key: keyOf(name),
          options: [keyOf(name)],
          content: (
            <Collapsible>
              <CollapsibleTrigger>{name}</CollapsibleTrigger>
              <div className="pb-5 print:pb-2">
                <Terms terms={times} notes={notes} />
              </div>
            </Collapsible>
          ),
        }))}
      />
    </div>
  )
}
