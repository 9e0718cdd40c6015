'use client'

import { useEffect, type ReactNode } from 'react'
import { CallOthers } from './call-others'
import { lazyContent, ModeRegion } from '@/components/site/location/mode-region'
import { confirmPatient } from '@/lib/variant/location/choice'
import { localOrOther } from '@/lib/variant/variant'

const contents = localOrOther(
  lazyContent(() => import('./call-office').then(({ CallOffice }) => CallOffice)),
  CallOthers,
)

/** Whom to call today, by mode. `children` is the server's rendering. */
export function CallRegion({ id, children }: { id: string | undefined; children: ReactNode }) {
  useEffect(confirmPatient, [])
  return (
    <ModeRegion contents={contents} props={{ id }}>
      {children}
    </ModeRegion>
  )
}
