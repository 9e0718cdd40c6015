'use client'

import { useLocation } from '@/components/site/location/location-provider'
import { loadingLabel } from '@/content/en/ui/site/loading'
import type { Mode } from '@/lib/variant/variant'

type ActionLabelProps = { words: Record<Mode, string>; remoteTopic: string }

/**
 * The label for the visitor's mode, or the loading label while the location is being looked up. Always as wide as the
 * longest, so that nothing beside it moves. `remoteTopic` follows the remote label, unseen.
 */
export function ActionLabel({ words, remoteTopic }: ActionLabelProps) {
  const { isLoadingLocation, mode } = useLocation()
  const longest = [loadingLabel, ...Object.values(words)].reduce((a, b) => (b.length > a.length ? b : a))
  return (
    <span className="reserve-width" data-longest={longest}>
      {isLoadingLocation ? loadingLabel : words[mode]}
      {mode === 'remote' && <span className="sr-only">{remoteTopic}</span>}
    </span>
  )
}
