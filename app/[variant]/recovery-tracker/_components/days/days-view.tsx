'use client'

import { useState, type ReactNode } from 'react'
import { Charts } from './charts'
import { DaysTable } from './days-table'
import { trackerWords } from '@/content/en/ui/tools/tracker'
import { localDay } from '@/lib/text/local-date'
import type { Day } from '@/lib/on-device/records/schema'
import { recentDays } from '@/lib/on-device/tracker/chart-series'
import { RadioGroupItem } from '@/components/ui/radio-group'

const { days: words } = trackerWords

type DaysViewProps = { days: readonly Day[]; worse: ReactNode; onChange: (date: string) => void }

const { range, ranges } = trackerWords.days

type Range = 14 | 42 | 366

/** The number of days shown in the charts and table. */
function RangeChoice({ value, onChange }: { value: Range; onChange: (value: Range) => void }) {
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

/** All saved days, as charts and as a table. */
export function DaysView({ days, worse, onChange }: DaysViewProps) {
  const [range, setRange] = useState<Range>(14)
  const shown = recentDays(days, localDay(new Date()), range)
  return (
    <section aria-labelledby="my-days" className="tracker-view space-y-6 print:hidden">
      <h2 id="my-days" className="text-2xl">
        {words.heading}
      </h2>
      <p>{worse}</p>
      {days.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <RangeChoice value={range} onChange={setRange} />
          <Charts days={shown} />
          {shown.length > 0 && <DaysTable days={shown} onChange={onChange} />}
        </>
      )}
    </section>
  )
}
