'use client'

import { clsx } from 'clsx'
import { ChartReader } from './chart-reader'
import { trackerWords } from '@/content/en/ui/tools/tracker'
import { shortDate } from '@/lib/text/local-date'
import { chartPoints } from '@/lib/on-device/tracker/chart-points'
import type { Series } from '@/lib/on-device/tracker/chart-series'
import { useState } from 'react'

const { days: words } = trackerWords

type LineChartProps = {
  heading: string
  /** Top of the scale, unless a value exceeds it. */
  high: number
  series: Series
  /** For the printed summary, where nothing can be touched and a table has the numbers. */
  isPrinted?: boolean
  className?: string
}

/** One series by day. The value of a day is read by touch, pointer or arrow keys, or from the hidden table. */
export function LineChart({ heading, high, series, isPrinted, className = 'h-32' }: LineChartProps) {
  const { top, points } = chartPoints(series, high)
  const [picked, setPicked] = useState<string | null>(null)
  const found = points.findIndex(({ date }) => date === picked)
  const index = found === -1 ? points.length - 1 : found
  const point = points[index]
  return (
    <figure className="line-chart">
      <figcaption className="flex flex-wrap justify-between gap-x-4 font-semibold">
        {heading}
        {point && !isPrinted && (
          <span aria-hidden="true" className="chart-value">
            {words.value(shortDate(point.date), point.value)}
          </span>
        )}
      </figcaption>
      <div className={clsx('chart-plot', className)}>
        <p aria-hidden="true" className="chart-scale text-sm text-muted">
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{value}</span>
          ))}
        </p>
        <div className="relative rounded-sm">
          <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
            {['0%', '50%', '100%'].map((y) => (
              <line key={y} x1="0" x2="100%" y1={y} y2={y} className="chart-grid" />
            ))}
            {point && !isPrinted && (
              <line x1={`${point.x}%`} x2={`${point.x}%`} y1="0" y2="100%" className="chart-grid" />
            )}
            {points.slice(1).map(({ x, y }, from) => (
              <line
                key={x}
                x1={`${points[from]?.x}%`}
                y1={`${points[from]?.y}%`}
                x2={`${x}%`}
                y2={`${y}%`}
                className="chart-line"
              />
            ))}
            {points.map(({ x, y }, at) => (
              <circle
                key={x}
                cx={`${x}%`}
                cy={`${y}%`}
                r={at === index && !isPrinted ? 7 : 4}
                className="chart-point"
              />
            ))}
          </svg>
          {!isPrinted && (
            <ChartReader
              heading={heading}
              points={points}
              index={index}
              onPick={(at) => setPicked(points[at]?.date ?? null)}
            />
          )}
        </div>
      </div>
      <p aria-hidden="true" className="flex justify-between pl-9 text-sm text-muted">
        <span>{shortDate(series.first)}</span>
        <span>{shortDate(series.last)}</span>
      </p>
    </figure>
  )
}
