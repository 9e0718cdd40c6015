'use client'

import type { ReactNode } from 'react'
import { lazyContent, ModeRegion } from '@/components/site/location/mode-region'
import { localOrOther } from '@/lib/variant/variant'

const load = () => import('./next-step-cards')

const contents = localOrOther(
  lazyContent(() => load().then(({ LocalNextStep }) => LocalNextStep)),
  lazyContent(() => load().then(({ OtherNextStep }) => OtherNextStep)),
)

/** The end of a text page. `children` is the server's rendering. */
export function NextStepRegion({ children }: { children: ReactNode }) {
  return (
    <ModeRegion contents={contents} props={{}}>
      {children}
    </ModeRegion>
  )
}
