'use client'

import type { PointerEvent } from 'react'
import { trackerWords } from '@/content/en/ui/tools/tracker'
import { shortDate } from '@/lib/text/local-date'
import { nearestPoint, pointToward, type ChartPoint } from '@/lib/on-device/tracker/chart-points'

const { days: words } = trackerWords

type ChartReaderProps = {
  heading: string
  points: readonly ChartPoint[]
  index: number
  onPick: (index: number) => void
}

/**
 * Reads a chart day by day: an invisible slider over it for fingers, arrow keys and screen readers, and a table that
 * only screen readers see.
 */
export function ChartReader({ heading, points, index, onPick }: ChartReaderProps) {
  const handlePick = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onPick(nearestPoint(points, ((clientX - left) / width) * 100))
  }
  const [point, first, last] = [points[index], points[0], points.at(-1)]
  if (!point || !first || !last) return null
  return (
    <>
      <input
        type="range"
        min={first.day}
        max={last.day}
        value={point.day}
        onChange={(event) => onPick(pointToward(points, index, Number(event.target.value)))}
        onPointerDown={handlePick}
        onPointerMove={handlePick}
        aria-label={words.chartReader(heading)}
        aria-valuetext={words.value(shortDate(point.date), point.value)}
        className="chart-reader"
      />
      {/* A table can't be narrower than its words, so what hides it is around it. */}
      <div className="sr-only">
        <table>
          <caption>{heading}</caption>
          <tbody>
            {points.map(({ date, value }) => (
              <tr key={date}>
                <th scope="row">{shortDate(date)}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
