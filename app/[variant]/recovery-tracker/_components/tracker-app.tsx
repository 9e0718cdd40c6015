'use client'

import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { DaysView } from './days/days-view'
import { PlanView } from './plan/plan-view'
import { TodayView } from './today/today-view'
import { usePersonRecords } from './use-person-records'
import { VisitView } from './visit/visit-view'
import { RecordsBackup } from '@/components/on-device-records/records-backup'
import { PersonChoice } from '@/components/on-device-records/person-choice'
import { StoreNotice } from '@/components/on-device-records/store-notice'
import { useOnDeviceRecords } from '@/components/on-device-records/use-on-device-records'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { trackerWords } from '@/content/en/ui/tools/tracker'
import { localDay } from '@/lib/text/local-date'

const { tabs: words } = trackerWords

/** One person's tracker: today, days, plan and visit. `worse` says what to do if the pain gets worse. */
export function TrackerApp({ worse }: { worse: ReactNode }) {
  const records = useOnDeviceRecords()
  const personRecords = usePersonRecords(records)
  const [tab, setTab] = useState('today')
  const [date, setDate] = useState(() => localDay(new Date()))
  const isOpen = personRecords.isRead || records.code !== null

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
      view: <TodayView records={records} days={personRecords.days} date={date} onDate={setDate} />,
    },
    {
      id: 'days',
      label: words.days,
      view: <DaysView days={personRecords.days} worse={worse} onChange={change} />,
    },
    { id: 'next', label: words.next, view: <PlanView records={records} plan={personRecords.plan} /> },
    {
      id: 'visit',
      label: words.visit,
      view: <VisitView records={records} plan={personRecords.plan} days={personRecords.days} />,
    },
  ]

  return (
    <div className="space-y-8">
      <StoreNotice code={records.code ?? personRecords.code} />
      {isOpen ? (
        <>
          <PersonChoice records={records} />
          <Tabs value={tab} onValueChange={setTab}>
            <TabsList aria-label={words.label} className="print:hidden">
              {views.map(({ id, label }) => (
                <TabsTrigger key={id} value={id}>
                  {label}
                </TabsTrigger>
              ))}
            </TabsList>
            {views.map(({ id, view }) => (
              <TabsContent key={id} value={id}>
                {view}
              </TabsContent>
            ))}
          </Tabs>
          <RecordsBackup records={records} />
        </>
      ) : (
        <p className="min-h-[60rem]">{trackerWords.opening}</p>
      )}
    </div>
  )
}
