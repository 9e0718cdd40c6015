'use client'

import { use } from 'react'
import type { Office } from '@/components/assistant/office'
import { useLocation } from '@/components/site/location/location-provider'

let loading: Promise<Office> | undefined

function loadOffice(): Promise<Office> {
  loading ??= import('@/components/assistant/local-office').then(
    ({ assistantOffice }) => assistantOffice,
    () => null,
  )
  return loading
}

/**
 * The office's contact details for local visitors; null for others. Fetched if the server did not send them.
 */
export function useOffice(served: Office): Office {
  const { mode } = useLocation()
  if (mode !== 'local') return null
  return served ?? use(loadOffice())
}
