'use client'

import { useEffect, useRef, useState } from 'react'
import { trackerWords } from '@/content/en/ui/tools/tracker'
import { shortDate } from '@/lib/text/local-date'
import { longDate } from '@/lib/text/long-date'
import type { Series } from '@/lib/on-device/tracker/chart-series'

const { days: words } = trackerWords

type LineChartProps = {
  heading: string
  /** Top of the scale, unless a value exceeds it. */
  high: number
  series: Series
  /** For the printed summary: smaller, with a fixed size, because hidden elements cannot be measured. */
  isSmall?: boolean
}

/** One series by day; a table elsewhere lists the numbers. Chartist loads with the first chart. */
export function LineChart({ heading, high, series, isSmall = false }: LineChartProps) {
  const place = useRef<HTMLDivElement>(null)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    let isPast = false
    let leave: (() => void) | undefined
    void import('./draw-line').then(
      ({ drawLine }) => {
        if (!isPast && place.current) leave = drawLine(place.current, series, high, isSmall)
      },
      () => setHasFailed(true),
    )
    return () => {
      isPast = true
      leave?.()
    }
  }, [series, high, isSmall])

  return (
    <figure>
      <figcaption className={isSmall ? 'text-sm font-semibold' : 'font-semibold'}>{heading}</figcaption>
      {hasFailed ? (
        <p>{words.chartsFailed}</p>
      ) : (
        <>
          <div
            ref={place}
            role="img"
            aria-label={words.chartText(heading, longDate(series.first), longDate(series.last))}
            className={`line-chart ${isSmall ? 'h-20' : 'h-44'}`}
          />
          <p aria-hidden="true" className="flex justify-between pl-10 text-sm text-muted">
            <span>{shortDate(series.first)}</span>
            <span>{shortDate(series.last)}</span>
          </p>
        </>
      )}
    </figure>
  )
}
