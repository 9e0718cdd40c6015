'use client'

import { LineChart } from './line-chart'
import { trackerWords } from '@/content/en/ui/tools/tracker'
import type { Day } from '@/lib/on-device/records/schema'
import { allSeries, type Measure } from '@/lib/on-device/tracker/chart-series'

const { charts, fewDays } = trackerWords.days

type ChartsProps = { days: readonly Day[]; /** Beside or below the entry: lower. */ isCompact?: boolean }

/** Stacked charts of daily pain, walking and sleep with a shared width. */
export function Charts({ days, isCompact = false }: ChartsProps) {
  const drawn = allSeries(days, Object.keys(charts) as Measure[])
  if (drawn.length === 0) return <p className="text-muted">{fewDays}</p>
  return (
    <div className={isCompact ? 'space-y-3' : 'space-y-7'}>
      {drawn.map(({ measure, series }) => (
        <LineChart
          key={measure}
          {...charts[measure]}
          series={series}
          className={isCompact ? 'h-20' : 'h-44'}
        />
      ))}
    </div>
  )
}
