'use client'

import { useLocation } from '@/components/site/location-provider'
import { loadingLabel } from '@/content/loading'

/** The label that fits the visitor's mode; while the place is being looked up, the one for that moment (spec 2.2, 2.4). */
export function ActionLabel({ settled }: { settled: string }) {
  return useLocation().isLoadingLocation ? loadingLabel : settled
}
