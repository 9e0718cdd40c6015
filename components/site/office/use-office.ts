'use client'

import { use } from 'react'
import { useLocation } from '@/components/site/location/location-provider'
import type { Language } from '@/lib/assistant/replies/reply'

/** The office's number and phone hours; null for visitors who are not local. */
export type Office = { display: string; href: string; hours: Record<Language, string> } | null

let loading: Promise<Office> | undefined

function loadOffice(): Promise<Office> {
  loading ??= import('@/components/site/office/local-office').then(
    ({ localOffice }) => localOffice,
    () => null,
  )
  return loading
}

/** The office's contact details for local visitors; null for others. Fetched if the server did not send them. */
export function useOffice(served: Office): Office {
  const { mode } = useLocation()
  if (mode !== 'local') return null
  return served ?? use(loadOffice())
}
