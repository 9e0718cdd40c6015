'use client'

import { useStoredForms } from './stored-forms'
import { Later } from '@/components/records/later'
import { fillWords } from '@/content/en/ui/tools/forms'

const loadBackup = () =>
  import('@/components/records/records-backup').then(({ RecordsBackup }) => RecordsBackup)

/** Backup and deletion, shown once something is stored. */
export function FormsBackup() {
  const records = useStoredForms()?.records
  if (!records || records.people.length === 0) return null
  return <Later load={loadBackup} failed={fillWords.notLoaded} props={{ records }} />
}
