'use client'

import { useEffect, type ReactNode } from 'react'
import { CallOthers } from './call-others'
import { lazyContent, ModeRegion } from '@/components/site/location/mode-region'
import type { CardName } from '@/content/schemas/warning-card-schema'
import { confirmPatient } from '@/lib/variant/location/choice'
import { localOrOther } from '@/lib/variant/variant'

const contents = localOrOther(
  lazyContent(() => import('./call-office').then(({ CallOffice }) => CallOffice)),
  CallOthers,
)

type CallRegionProps = { card: CardName; id: string | undefined; children: ReactNode }

/** Whom to call today, by mode. `children` is the server's rendering. */
export function CallRegion({ card, id, children }: CallRegionProps) {
  useEffect(confirmPatient, [])
  return (
    <ModeRegion contents={contents} props={{ card, id }}>
      {children}
    </ModeRegion>
  )
}
