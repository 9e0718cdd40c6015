'use client'

import { useSyncExternalStore } from 'react'
import { localDay } from '@/lib/text/local-date'

const never = () => () => {}

/** The visitor's calendar day; empty in server HTML and during hydration. */
export function useToday(): string {
  return useSyncExternalStore(
    never,
    () => localDay(new Date()),
    () => '',
  )
}
