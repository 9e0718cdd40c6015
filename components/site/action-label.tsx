'use client'

import { useLocation } from '@/components/site/location/location-provider'
import { loadingLabel } from '@/content/en/ui/site/loading'
import type { Mode } from '@/lib/variant/variant'

/** The label for the visitor's mode, or the loading label while the location is being looked up. */
export function ActionLabel({ words }: { words: Record<Mode, string> }) {
  const { isLoadingLocation, mode } = useLocation()
  return isLoadingLocation ? loadingLabel : words[mode]
}
