'use client'

import type { ReactNode } from 'react'
import { useLocation } from '@/components/site/location-provider'
import { LocationPromptButton } from '@/components/site/location-prompt-button'

/** The hero's button while the visitor's place is unknown: opens the prompt, but not during the look-up (spec 2.4). */
export function UnknownAction({ className, children }: { className: string; children: ReactNode }) {
  const { isLoadingLocation } = useLocation()
  return (
    <LocationPromptButton context="scheduling" className={className} disabled={isLoadingLocation}>
      {children}
    </LocationPromptButton>
  )
}
