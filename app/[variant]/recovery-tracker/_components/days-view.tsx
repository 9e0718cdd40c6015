'use client'

import { useState, type ReactNode } from 'react'
import { Charts } from './charts'
import { DaysTable } from './days-table'
import { RangeChoice, type Range } from './range-choice'
import { trackerWords } from '@/content/tracker-words'
import { localDay } from '@/lib/local-date'
import type { Day } from '@/lib/own-records/schema'
import { recentDays } from '@/lib/tracker/chart-series'

const { days: words } = trackerWords

type DaysViewProps = { days: readonly Day[]; worse: ReactNode; onChange: (date: string) => void }

/** What is saved so far: as lines, and always as a table too. */
export function DaysView({ days, worse, onChange }: DaysViewProps) {
  const [range, setRange] = useState<Range>(14)
  const shown = recentDays(days, localDay(new Date()), range)
  return (
    <section aria-labelledby="my-days" className="space-y-6 print:hidden">
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
