'use client'

import type { ReactNode } from 'react'
import { lazyContent, ModeRegion } from '@/components/site/location/mode-region'
import { localOrOther } from '@/lib/variant/variant'

const contents = localOrOther(
  lazyContent(() => import('./appointment').then(({ Appointment }) => Appointment)),
  lazyContent(() => import('./contact-invitation').then(({ ContactInvitation }) => ContactInvitation)),
)

/** The home page's contact section. `children` is the server-rendered content. */
export function ContactRegion({ children }: { children: ReactNode }) {
  return (
    <ModeRegion contents={contents} props={{}}>
      {children}
    </ModeRegion>
  )
}
