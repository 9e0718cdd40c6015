'use client'

import { clsx } from 'clsx'
import { useMemo } from 'react'
import { dayCells, dayWords } from '../days/day-cells'
import { LineChart } from '../days/line-chart'
import { trackerWords } from '@/content/en/ui/tools/tracker'
import { daysBetween, localDay, shortDate } from '@/lib/text/local-date'
import { longDate } from '@/lib/text/long-date'
import type { Plan } from '@/lib/on-device/records/schema'
import { allSeries, type Measure } from '@/lib/on-device/tracker/chart-series'
import { placesText, type Summary } from '@/lib/on-device/tracker/summary-content'

const { visit, days: daysWords, plan: planWords } = trackerWords
const { sheet: words } = visit
const measures = Object.keys(daysWords.charts) as Measure[]
const cell = 'border-b border-line py-0.5 pr-3 text-left align-top'

function Operation({ plan, today }: { plan: Plan | null; today: string }) {
  if (!plan?.procedure || !plan.operatedOn) return null
  const since = daysBetween(plan.operatedOn, today)
  return (
    <p>
      <strong>{words.operation}:</strong> {planWords.procedures[plan.procedure]},{' '}
      {since >= 0 ? words.operatedOn(longDate(plan.operatedOn), since) : longDate(plan.operatedOn)}
    </p>
  )
}

/** One-page summary for the visit. Print only. */
export function VisitSheet({ name, plan, days, questions }: Summary) {
  const today = localDay(new Date())
  // Redraw charts only when the data changes, not on every keystroke in a question.
  const drawn = useMemo(() => allSeries(days, measures), [days])
  const places = placesText(days)
  const noted = days.filter((day) => day.notesForVisit && dayWords(day))
  return (
    <div id="visit-sheet" className="hidden space-y-4 text-sm">
      <div>
        <h2 className="text-2xl">{words.title}</h2>
        <p>
          <strong>{words.for}:</strong> {name || <span className="inline-block w-64 border-b border-ink" />} ·{' '}
          {words.printed} {longDate(today)}
        </p>
        <Operation plan={plan} today={today} />
      </div>
      <div className="grid grid-cols-3 gap-4">
        {drawn.map(({ measure, series }) => (
          <LineChart
            key={measure}
            {...daysWords.charts[measure]}
            series={series}
            isPrinted
            className="h-20"
          />
        ))}
      </div>
      {days.length === 0 ? (
        <p>{words.noDays}</p>
      ) : (
        <table className="w-full border-collapse">
          <caption className="pb-1 text-left font-bold">{words.days}</caption>
          <thead>
            <tr>
              {daysWords.head.map((head) => (
                <th key={head} scope="col" className={cell}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.date}>
                <th scope="row" className={clsx(cell, 'whitespace-nowrap')}>
                  {shortDate(day.date)}
                </th>
                {dayCells(day).map((text, index) => (
                  <td key={index} className={cell}>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {places && (
        <p>
          <strong>{words.places}:</strong> {places}
        </p>
      )}
      {noted.length > 0 && (
        <div>
          <p className="font-bold">{words.notes}</p>
          {noted.map((day) => (
            <p key={day.date}>
              {shortDate(day.date)}: {dayWords(day)}
            </p>
          ))}
        </div>
      )}
      {questions && (
        <div>
          <p className="font-bold">{words.questions}</p>
          <p className="whitespace-pre-line">{questions}</p>
        </div>
      )}
      <p className="text-muted">{words.own}</p>
    </div>
  )
}
