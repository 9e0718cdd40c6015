'use client'

import { PrimaryAction } from './primary-action'
import { ActionLabel } from '@/components/site/action-label'
import { useLocation } from '@/components/site/location/location-provider'
import { Button } from '@/components/ui/button'
import type { Mode } from '@/lib/variant/variant'

type HeroActionsProps = { primary: Record<Mode, string>; secondary: string; topic: string }

export function HeroActions({ primary, secondary, topic }: HeroActionsProps) {
  const { mode } = useLocation()
  return (
    <div className="mt-8 flex flex-wrap gap-4 max-sm:flex-col">
      <PrimaryAction remoteHref="/about" topic={topic}>
        <ActionLabel words={primary} />
      </PrimaryAction>
      {mode === 'local' && (
        <Button asChild variant="outline" size="lg">
          <a href="#about">
            {secondary}
            <span className="sr-only">{topic}</span>
          </a>
        </Button>
      )}
    </div>
  )
}
