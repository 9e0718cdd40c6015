'use client'

import { Later } from '@/components/records/later'
import { trackerWords } from '@/content/en/ui/tools/tracker'
import type { Day } from '@/lib/on-device/records/schema'
import { allSeries, recentDays, type Measure } from '@/lib/on-device/tracker/chart-series'

const { days: daysWords, day: words, failed } = trackerWords
const measures = Object.keys(daysWords.charts) as Measure[]
const load = () => import('./days/charts').then(({ Charts }) => Charts)

/** The last 14 days beside or below the entry. The charts load once there is something to draw. */
export function Trend({ days, today }: { days: readonly Day[]; today: string }) {
  if (!today) return null
  const recent = recentDays(days, today, 14)
  const canDraw = allSeries(recent, measures).length > 0
  return (
    <div className="space-y-4 pt-3">
      <h2 className="text-xl">{words.trend}</h2>
      {canDraw ? (
        <Later load={load} failed={failed} props={{ days: recent, isCompact: true }} />
      ) : (
        <p className="text-muted">{words.noTrend}</p>
      )}
    </div>
  )
}
