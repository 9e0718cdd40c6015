'use client'

import { RadioGroupItem } from '@/components/ui/radio-group'
import { trackerWords } from '@/content/en/ui/tools/tracker'

const { range, ranges } = trackerWords.days

export type Range = 14 | 42 | 366

/** The number of days shown in the charts and table. */
export function RangeChoice({ value, onChange }: { value: Range; onChange: (value: Range) => void }) {
  return (
    <fieldset>
      <legend className="sr-only">{range}</legend>
      <div className="flex flex-wrap gap-3">
        {([14, 42, 366] as const).map((days) => (
          <label key={days} className="choice">
            <RadioGroupItem name="range" checked={value === days} onChange={() => onChange(days)} />
            {ranges[days]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
