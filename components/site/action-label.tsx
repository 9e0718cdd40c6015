'use client'

import { useLocation } from '@/components/site/location/location-provider'
import { loadingLabel } from '@/content/en/ui/site/loading'
import type { Mode } from '@/lib/variant/variant'

/**
 * The label for the visitor's mode, or the loading label while the location is being looked up. Always as wide as the
 * label for unknown visitors, the longest, so that nothing beside it moves.
 */
export function ActionLabel({ words }: { words: Record<Mode, string> }) {
  const { isLoadingLocation, mode } = useLocation()
  return (
    <span className="inline-grid">
      <span className="invisible col-start-1 row-start-1" aria-hidden="true">
        {words.unknown}
      </span>
      <span className="col-start-1 row-start-1">{isLoadingLocation ? loadingLabel : words[mode]}</span>
    </span>
  )
}
