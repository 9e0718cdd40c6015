'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { useStoredForms } from './forms-context'
import type { OnDeviceRecordsState } from '@/components/on-device-records/use-on-device-records'

type BackupComponent = ComponentType<{ records: OnDeviceRecordsState }>

/** Backup and deletion, shown once something is stored. */
export function FormsBackup() {
  const records = useStoredForms()?.records
  const [Backup, setBackup] = useState<BackupComponent | null>(null)
  const isNeeded = records !== undefined && records.people.length > 0
  useEffect(() => {
    if (!isNeeded) return
    void import('@/components/on-device-records/records-backup').then(
      (loaded) => setBackup(() => loaded.RecordsBackup),
      () => undefined,
    )
  }, [isNeeded])
  return records && Backup ? <Backup records={records} /> : null
}
