'use client'

import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { DaysView } from './days-view'
import { PlanView } from './plan-view'
import { Tabs } from './tabs'
import { TodayView } from './today-view'
import { usePersonRecords } from './use-person-records'
import { VisitView } from './visit-view'
import { KeepSafe } from '@/components/own-records/keep-safe'
import { PersonChoice } from '@/components/own-records/person-choice'
import { StoreNotice } from '@/components/own-records/store-notice'
import { useOwnRecords } from '@/components/own-records/use-own-records'
import { trackerWords } from '@/content/tracker-words'
import { localDay } from '@/lib/local-date'

const { tabs: words } = trackerWords

/** The tracker of one person: today first; days, plan and visit behind it. `worse` says what to do when pain grows. */
export function TrackerApp({ worse }: { worse: ReactNode }) {
  const own = useOwnRecords()
  const records = usePersonRecords(own)
  const [tab, setTab] = useState('today')
  const [date, setDate] = useState(() => localDay(new Date()))
  const isOpen = records.isRead || own.code !== null

  const change = (day: string) => {
    flushSync(() => {
      setDate(day)
      setTab('today')
    })
    document.getElementById('today')?.focus()
  }
  const views = [
    {
      id: 'today',
      label: words.today,
      view: <TodayView own={own} days={records.days} date={date} onDate={setDate} />,
    },
    {
      id: 'days',
      label: words.days,
      view: <DaysView days={records.days} worse={worse} onChange={change} />,
    },
    { id: 'next', label: words.next, view: <PlanView own={own} plan={records.plan} /> },
    {
      id: 'visit',
      label: words.visit,
      view: <VisitView own={own} plan={records.plan} days={records.days} />,
    },
  ]

  return (
    <div className="space-y-8">
      <StoreNotice code={own.code ?? records.code} />
      {isOpen ? (
        <>
          <PersonChoice own={own} />
          <Tabs label={words.label} views={views} current={tab} onChoose={setTab} />
          <KeepSafe own={own} />
        </>
      ) : (
        <p className="min-h-[60rem]">{trackerWords.opening}</p>
      )}
    </div>
  )
}
