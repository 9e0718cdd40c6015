import { ChecklistMemory } from './checklist-memory'
import { MarkedText } from './marked-text'
import { readingWords } from '@/content/reading-words'
import type { SourceKey } from '@/content/sources'

type ChecklistProps = { id: string; items: Record<string, string>; notes: readonly SourceKey[] }

/** Things to tick off. The boxes are the browser's own: they work, and print, without script, which only remembers them. */
export function Checklist({ id, items, notes }: ChecklistProps) {
  return (
    <div>
      <ul id={`checklist-${id}`} className="border-b border-line">
        {Object.entries(items).map(([item, text]) => (
          <li key={item} className="border-t border-line print:break-inside-avoid">
            <label className="grid min-h-12 cursor-pointer grid-cols-[auto_1fr] items-start gap-x-4 py-3">
              <input
                type="checkbox"
                name={`${id}-${item}`}
                value={item}
                className="mt-0.5 size-6 accent-pine"
              />
              <span>
                <MarkedText text={text} notes={notes} />
              </span>
            </label>
          </li>
        ))}
      </ul>
      <ChecklistMemory list={id} words={readingWords.checklist} />
    </div>
  )
}
