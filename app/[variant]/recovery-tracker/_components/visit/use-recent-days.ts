'use client'

import { useMemo, useState } from 'react'
import type { RecordsState } from '@/components/records/use-records'
import type { StoreCode } from '@/lib/on-device/records/result'
import type { Day } from '@/lib/on-device/records/schema'
import { recentDays } from '@/lib/on-device/tracker/chart-series'
import { localDay } from '@/lib/text/local-date'

/** The last 14 days, with a change shown at once: `days` have it only after it has been saved and read again. */
export function useRecentDays({ store }: RecordsState, days: readonly Day[]) {
  const [changed, setChanged] = useState<{ from: readonly Day[]; days: readonly Day[] } | null>(null)
  const [code, setCode] = useState<StoreCode | null>(null)
  const today = localDay(new Date())
  const recent = useMemo(() => {
    const own = changed?.from === days ? changed.days : []
    return recentDays(days, today, 14).map((day) => own.findLast(({ date }) => date === day.date) ?? day)
  }, [days, today, changed])

  const change = async (day: Day) => {
    setChanged({ from: days, days: [...(changed?.from === days ? changed.days : []), day] })
    const saved = await store?.saveDay(day)
    if (saved) setCode(saved.ok ? null : saved.code)
  }
  return { recent, change, code }
}
