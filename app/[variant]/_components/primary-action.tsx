'use client'

import type { ReactNode } from 'react'
import { PreserveFocus } from '@/components/site/location/preserve-focus'
import { useLocation } from '@/components/site/location/location-provider'
import { LocationPromptButton } from '@/components/site/location/location-prompt-button'
import { Link } from '@/components/site/navigation/link'
import { Button } from '@/components/ui/button'

type PrimaryActionProps = {
  remoteHref: '/about' | '/services'
  /** Follows the remote label, unseen, and says where it leads. */
  topic: string
  children: ReactNode
}

/**
 * Local visitors go to the form and remote ones to a page. Others are asked for their location, unless the
 * lookup is still running.
 */
export function PrimaryAction({ remoteHref, topic, children }: PrimaryActionProps) {
  const { mode, isLoadingLocation } = useLocation()
  return (
    <PreserveFocus>
      {mode === 'unknown' ? (
        <LocationPromptButton context="scheduling" size="lg" disabled={isLoadingLocation}>
          {children}
        </LocationPromptButton>
      ) : (
        <Button asChild size="lg">
          {mode === 'remote' ? (
            <Link href={remoteHref}>
              {children}
              <span className="sr-only">{topic}</span>
            </Link>
          ) : (
            <a href="#contact">{children}</a>
          )}
        </Button>
      )}
    </PreserveFocus>
  )
}
