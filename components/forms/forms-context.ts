'use client'

import { createContext, use } from 'react'
import type { OnDeviceRecordsState } from '@/components/on-device-records/use-on-device-records'

export type StoredForms = {
  records: OnDeviceRecordsState
  /** When each of the person's forms was last saved, in ISO format; missing if never. */
  savedAt: Readonly<Record<string, string>>
}

export const StoredFormsContext = createContext<StoredForms | null>(null)

/** The forms stored on this device; null while loading and without JavaScript. */
export const useStoredForms = () => use(StoredFormsContext)
