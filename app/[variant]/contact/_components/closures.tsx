'use client'

import { useBrowserValue } from '@/components/site/use-hydrated'
import { closureWords as words } from '@/content/en/ui/contact/closures'
import { federalHolidays } from '@/content/federal-holidays'
import { officeTimes } from '@/content/generated/practice/times'
import { closedToday } from '@/lib/contact/request/closed-today'
import { officeDay, timeOfDay } from '@/lib/contact/request/office-moment'
import { listOf } from '@/lib/text/list-of'
import { longDate } from '@/lib/text/long-date'

const { federal, own } = officeTimes.holidays

/** 'We’re closed today (Thanksgiving Day). We open again on Monday, November 30 at 8 AM.', or null. */
function closedLine(now: Date): string | null {
  const closed = closedToday(now)
  if (!closed) return null
  const opens = [officeDay(closed.opens).day, timeOfDay(closed.opens)] as const
  return closed.holiday ? words.closedForHoliday(closed.holiday, ...opens) : words.closedToday(...opens)
}

/** The days, besides weekends, on which the office is closed, and whether today is one. The server can't know what day it is. */
export function Closures() {
  const line = useBrowserValue(() => closedLine(new Date()), null)
  const today = useBrowserValue(() => officeDay(new Date()).date, '')
  const days = [
    ...(federal.length === federalHolidays.length ? [words.federalHolidays] : federal),
    ...own
      .filter(({ date }) => date >= today)
      .map(({ date, name }) => words.ownHoliday(longDate(date), name)),
  ]
  return (
    <>
      {line && <p className="mt-4 font-bold">{line}</p>}
      {days.length > 0 && <p className="mt-4">{words.closedOn(listOf(days))}</p>}
    </>
  )
}
