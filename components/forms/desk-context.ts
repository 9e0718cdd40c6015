'use client'

import { createContext, use } from 'react'
import type { OwnRecordsState } from '@/components/own-records/use-own-records'

export type Desk = {
  own: OwnRecordsState
  /** When each form of the person was saved last, in ISO form; a form that was not is missing. */
  savedAt: Readonly<Record<string, string>>
}

export const DeskContext = createContext<Desk | null>(null)

/** What this device keeps of the forms; null while it opens, and without script. */
export const useDesk = () => use(DeskContext)
