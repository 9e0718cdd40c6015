'use client'

import { useLocation } from '@/components/site/location-provider'
import { loadingLabel } from '@/content/loading'

type Props = {
  /** The label for the mode that the page was served for. */
  settled: string
  /** The labels to change to where the browser finds out better: a page without variants (404) never comes again. */
  known?: { local: string; remote: string }
}

/** The label that fits the visitor's mode; while the place is being looked up, the one for that moment (spec 2.2, 2.4). */
export function ActionLabel({ settled, known }: Props) {
  const { isLoadingLocation, isLocal } = useLocation()
  if (isLoadingLocation) return loadingLabel
  return known && isLocal !== null ? known[isLocal ? 'local' : 'remote'] : settled
}
