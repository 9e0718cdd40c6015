'use client'

import { LocationPromptButton } from '@/components/site/location/location-prompt-button'
import { useLocation } from '@/components/site/location/location-provider'

/**
 * Asks for the location where the form would be. After a failed look-up this may be all that keeps a local visitor from
 * scheduling, and the prompt says so.
 */
export function AvailabilityButton({ label }: { label: string }) {
  const { error } = useLocation()
  return (
    <LocationPromptButton context={error ? 'scheduling' : 'appointment'} size="lg">
      {label}
    </LocationPromptButton>
  )
}
