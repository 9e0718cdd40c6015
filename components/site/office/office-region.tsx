'use client'

import type { ReactNode } from 'react'
import { ShowOffice } from './show-office'
import { lazyContent, localRegion } from '@/components/site/location/local-region'

const region = (name: keyof typeof import('./office-details'), Other?: () => ReactNode) =>
  localRegion(
    lazyContent(() => import('./office-details').then((parts) => parts[name])),
    Other,
  )

/* The parts of the page frame with office details. */
export const OfficeBarRegion = region('OfficeBar')
export const MenuPhoneRegion = region('MenuPhone')
export const FooterOfficeRegion = region('FooterOffice', ShowOffice)
export const PrintedPhoneRegion = region('PrintedPhone')
