'use client'

import type { ReactNode } from 'react'
import { lazyContent, ModeRegion } from '@/components/site/location/mode-region'
import { localOrOther } from '@/lib/variant/variant'

const contents = localOrOther(
  lazyContent(() => import('./local-contact').then(({ LocalContact }) => LocalContact)),
  lazyContent(() => import('./remote-contact').then(({ RemoteContact }) => RemoteContact)),
)

/** The contact page below its heading. `children` is the server-rendered content. */
export function ContactContent({ children }: { children: ReactNode }) {
  return (
    <ModeRegion contents={contents} props={{}}>
      {children}
    </ModeRegion>
  )
}
