'use client'

import { trackerWords } from '@/content/tracker-words'

const { range, ranges } = trackerWords.days

export type Range = 14 | 42 | 366

/** How far back the lines and the table go, in days. */
export function RangeChoice({ value, onChange }: { value: Range; onChange: (value: Range) => void }) {
  return (
    <fieldset>
      <legend className="sr-only">{range}</legend>
      <div className="flex flex-wrap gap-3">
        {([14, 42, 366] as const).map((days) => (
          <label key={days} className="choice">
            <input type="radio" name="range" checked={value === days} onChange={() => onChange(days)} />
            {ranges[days]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
