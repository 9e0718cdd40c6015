'use client'

import { PrimaryAction } from './primary-action'
import { ActionLabel } from '@/components/site/action-label'
import { useLocation } from '@/components/site/location/location-provider'
import { Button } from '@/components/ui/button'
import type { Mode } from '@/lib/variant/variant'

type HeroActionsProps = { primary: Record<Mode, string>; secondary: string; className: string }

export function HeroActions({ primary, secondary, className }: HeroActionsProps) {
  const { mode } = useLocation()
  return (
    <div className={`mt-8 flex flex-wrap gap-4 max-sm:flex-col ${className}`}>
      <PrimaryAction remoteHref="/about">
        <ActionLabel words={primary} />
      </PrimaryAction>
      {mode === 'local' && (
        <Button asChild variant="outline" size="lg">
          <a href="#about">{secondary}</a>
        </Button>
      )}
    </div>
  )
}
