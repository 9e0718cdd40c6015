'use client'

import { useEffect, useState } from 'react'
import type { RecordsState } from '@/components/records/use-records'
import type { StoreCode } from '@/lib/on-device/records/result'
import type { Day, Plan } from '@/lib/on-device/records/schema'

type PersonRecords = { isRead: boolean; code: StoreCode | null; plan: Plan | null; days: readonly Day[] }

const nothing: PersonRecords = { isRead: false, code: null, plan: null, days: [] }

/** The selected person's plan and days, reloaded after each change. */
export function usePersonRecords({ store, person, revision }: RecordsState): PersonRecords {
  const [records, setRecords] = useState<PersonRecords & { of?: string | undefined }>(nothing)
  const personId = person?.id

  useEffect(() => {
    let isPast = false
    const read = async () => {
      if (!store) return
      if (personId === undefined) return setRecords({ ...nothing, isRead: true })
      const [plan, days] = await Promise.all([store.plan(personId), store.days(personId)])
      if (isPast) return
      if (plan.ok && days.ok)
        setRecords({ isRead: true, code: null, plan: plan.value, days: days.value, of: personId })
      else {
        const code = !plan.ok ? plan.code : !days.ok ? days.code : null
        setRecords((before) => ({ ...(before.of === personId ? before : nothing), code, of: personId }))
      }
    }
    void read()
    return () => {
      isPast = true
    }
  }, [store, personId, revision])

  // Never show another person's records, even while the new ones load.
  return records.of === personId ? records : { ...nothing, isRead: records.isRead }
}
