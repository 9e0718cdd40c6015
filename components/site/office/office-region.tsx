'use client'

import type { ReactNode } from 'react'
import { lazyContent, ModeRegion, Nothing } from '@/components/site/location/mode-region'
import { localOrOther } from '@/lib/variant/variant'

const load = () => import('@/components/site/office/office-details')

const contents = {
  bar: localOrOther(
    lazyContent(() => load().then(({ OfficeBar }) => OfficeBar)),
    Nothing,
  ),
  menu: localOrOther(
    lazyContent(() => load().then(({ MenuPhone }) => MenuPhone)),
    Nothing,
  ),
  footer: localOrOther(
    lazyContent(() => load().then(({ FooterOffice }) => FooterOffice)),
    Nothing,
  ),
  print: localOrOther(
    lazyContent(() => load().then(({ PrintedPhone }) => PrintedPhone)),
    Nothing,
  ),
}

type OfficeRegionProps = { part: keyof typeof contents; as?: 'div' | 'span'; children: ReactNode }

/** A part of the page frame with office details, for local visitors. `children` is the server's rendering. */
export function OfficeRegion({ part, ...region }: OfficeRegionProps) {
  return <ModeRegion contents={contents[part]} props={{}} {...region} />
}
