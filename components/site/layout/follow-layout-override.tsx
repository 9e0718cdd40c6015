'use client'

import { useLayoutEffect } from 'react'
import { onOutsideChange } from '@/components/site/location/outside-change'
import { applyLayoutOverride } from '@/lib/variant/layout-override'
import { storageKeys } from '@/lib/variant/location/stored'

/**
 * Reapplied after navigating to another variant, because React removes unknown attributes from the new root
 * element.
 */
export function FollowLayoutOverride() {
  useLayoutEffect(() => {
    applyLayoutOverride()
    return onOutsideChange([storageKeys.mobileOverride], applyLayoutOverride)
  }, [])
  return null
}
