import { ChecklistMemory } from './checklist-memory'
import { MarkedText } from './marked-text'
import { Checkbox } from '@/components/ui/checkbox'
import { readingWords } from '@/content/en/ui/site/reading'
import type { SourceKey } from '@/content/sources'

type ChecklistProps = {
  id: string
  items: Record<string, string>
  isDaily: boolean
  notes: readonly SourceKey[]
}

/** A checklist. It works and prints without JavaScript, which only stores the checked items. */
export function Checklist({ id, items, isDaily, notes }: ChecklistProps) {
  return (
    <ChecklistMemory list={id} isDaily={isDaily} words={readingWords.checklist}>
      <ul className="border-b border-line">
        {Object.entries(items).map(([item, text]) => (
          <li key={item} className="border-t border-line print:break-inside-avoid">
            <label className="grid min-h-12 cursor-pointer grid-cols-[auto_1fr] items-start gap-x-4 py-3 print:min-h-0 print:py-1">
              <Checkbox
                name={`${id}-${item}`}
                value={item}
                // Off, so that a browser doesn't bring back yesterday's checkmarks.
                autoComplete={isDaily ? 'off' : undefined}
                className="mt-0.5"
              />
              <span>
                <MarkedText text={text} notes={notes} />
              </span>
            </label>
          </li>
        ))}
      </ul>
    </ChecklistMemory>
  )
}
