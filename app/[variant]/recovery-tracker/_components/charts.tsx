'use client'

import { LineChart } from './line-chart'
import { trackerWords } from '@/content/tracker-words'
import type { Day } from '@/lib/own-records/schema'
import { allSeries, type Measure } from '@/lib/tracker/chart-series'

const { charts, fewDays } = trackerWords.days

/** Pain, walking and sleep over the days, one under the other on the same width. */
export function Charts({ days }: { days: readonly Day[] }) {
  const drawn = allSeries(days, Object.keys(charts) as Measure[])
  if (drawn.length === 0) return <p className="text-muted">{fewDays}</p>
  return (
    <div className="space-y-7">
      {drawn.map(({ measure, series }) => (
        <LineChart key={measure} {...charts[measure]} series={series} />
      ))}
    </div>
  )
}
