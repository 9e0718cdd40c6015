'use client'

import { useEffect, useState } from 'react'
import type { OwnRecordsState } from '@/components/own-records/use-own-records'
import type { StoreCode } from '@/lib/own-records/result'
import type { Day, Plan } from '@/lib/own-records/schema'

type PersonRecords = { isRead: boolean; code: StoreCode | null; plan: Plan | null; days: readonly Day[] }

const nothing: PersonRecords = { isRead: false, code: null, plan: null, days: [] }

/** The chosen person's plan and days, read again after each change. */
export function usePersonRecords({ store, person, revision }: OwnRecordsState): PersonRecords {
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

  // Never another person's, not even for the moment in which the new one's are read.
  return records.of === personId ? records : { ...nothing, isRead: records.isRead }
}
