'use client'

import { useLocation } from '@/components/site/location-provider'

/** The label that fits the visitor's mode; while the place is being looked up, the one for that moment (spec 2.2, 2.4). */
export function ActionLabel({ settled, loading }: { settled: string; loading: string }) {
  return useLocation().isLoadingLocation ? loading : settled
}
