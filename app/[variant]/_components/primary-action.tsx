'use client'

import type { ReactNode } from 'react'
import { PreserveFocus } from '@/components/site/location/preserve-focus'
import { useLocation } from '@/components/site/location/location-provider'
import { LocationPromptButton } from '@/components/site/location/location-prompt-button'
import { Button } from '@/components/ui/button'

type PrimaryActionProps = { remoteHref: '/about' | '/services'; children: ReactNode }

/**
 * Local visitors go to the form and remote ones to a page. Others are asked for their location, unless the
 * lookup is still running.
 */
export function PrimaryAction({ remoteHref, children }: PrimaryActionProps) {
  const { mode, isLoadingLocation } = useLocation()
  return (
    <PreserveFocus>
      {mode === 'unknown' ? (
        <LocationPromptButton context="scheduling" size="lg" disabled={isLoadingLocation}>
          {children}
        </LocationPromptButton>
      ) : (
        <Button asChild size="lg">
          <a href={mode === 'remote' ? remoteHref : '#contact'}>{children}</a>
        </Button>
      )}
    </PreserveFocus>
  )
}
