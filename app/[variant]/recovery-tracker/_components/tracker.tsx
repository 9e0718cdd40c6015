'use client'

import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { TodayView } from './today/today-view'
import { Trend } from './trend'
import { usePersonRecords } from './use-person-records'
import { useTrackerRecords } from './use-tracker-records'
import { Later } from '@/components/records/later'
import { PersonManager } from '@/components/records/person-manager'
import { PersonSelect } from '@/components/records/person-select'
import { RecordsBackup } from '@/components/records/records-backup'
import { StoreNotice } from '@/components/records/store-notice'
import { useBrowserValue } from '@/components/site/use-hydrated'
import { Tabs } from '@/components/ui/tabs'
import { trackerWords } from '@/content/en/ui/tools/tracker'
import { localDay } from '@/lib/text/local-date'

const { tabs: words, failed } = trackerWords
const loadDays = () => import('./days/days-view').then(({ DaysView }) => DaysView)
const loadPlan = () => import('./plan/plan-view').then(({ PlanView }) => PlanView)
const loadVisit = () => import('./visit/visit-view').then(({ VisitView }) => VisitView)

/**
 * One person's tracker: today, days, plan and visit. Today's entry comes with the page; the rest loads when it is
 * first needed. `worse` says what to do if the pain gets worse.
 */
export function Tracker({ worse }: { worse: ReactNode }) {
  const { records, isAbsent, onTouch } = useTrackerRecords()
  const { isRead, days, plan, code } = usePersonRecords(records)
  const today = useBrowserValue(() => localDay(new Date()), '')
  const [tab, setTab] = useState('today')
  const [chosen, setChosen] = useState<string | null>(null)
  const isReady = today !== '' && (isAbsent || isRead || records.code !== null)

  const handleDay = (day: string) => {
    flushSync(() => {
      setChosen(day)
      setTab('today')
    })
    document.getElementById('today')?.focus()
  }
  const entry = (
    <div className="entry-columns">
      <TodayView
        records={records}
        days={days}
        date={chosen ?? today}
        today={today}
        isReady={isReady}
        onDate={setChosen}
      />
      <aside aria-label={trackerWords.day.trend} className="max-lg:hidden print:hidden">
        <Trend days={days} today={today} />
      </aside>
    </div>
  )
  const views = [
    { id: 'today', label: words.today, view: entry },
    {
      id: 'days',
      label: words.days,
      view: <Later load={loadDays} failed={failed} props={{ days, worse, onChange: handleDay }} />,
    },
    {
      id: 'next',
      label: words.next,
      view: <Later load={loadPlan} failed={failed} props={{ records, plan }} />,
    },
    {
      id: 'visit',
      label: words.visit,
      view: <Later load={loadVisit} failed={failed} props={{ records, plan, days }} />,
    },
  ]

  return (
    <div onPointerDownCapture={onTouch} onFocusCapture={onTouch}>
      <p className="hidden py-3 font-semibold print:hidden noscript:block">{trackerWords.needsScript}</p>
      <StoreNotice code={records.code ?? code} />
      <PersonSelect records={records} />
      <Tabs label={words.label} tabs={views} value={tab} onValueChange={setTab} />
      <div className="mt-10 measure space-y-6 print:hidden noscript:hidden">
        <RecordsBackup records={records}>
          <PersonManager records={records} />
        </RecordsBackup>
      </div>
    </div>
  )
}
