'use client'

import type { ReactNode } from 'react'
import { lazyContent, ModeRegion, Nothing } from '@/components/site/location/mode-region'
import { localOrOther } from '@/lib/variant/variant'

const loadOther = () => import('./other-actions')

const contents = {
  before: localOrOther(
    lazyContent(() => import('./local-actions').then(({ LocalActions }) => LocalActions)),
    lazyContent(() => loadOther().then(({ Guides }) => Guides)),
  ),
  after: localOrOther(
    Nothing,
    lazyContent(() => loadOther().then(({ NearUs }) => NearUs)),
  ),
}

type ActionRegionProps = { part: keyof typeof contents; children: ReactNode }

/** The links before and after the assistant's button. `children` is the server's rendering. */
export function ActionRegion({ part, children }: ActionRegionProps) {
  return (
    <ModeRegion contents={contents[part]} props={{}}>
      {children}
    </ModeRegion>
  )
}
