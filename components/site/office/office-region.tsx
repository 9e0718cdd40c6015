'use client'

import { lazyContent, localRegion } from '@/components/site/location/local-region'

const region = (name: keyof typeof import('./office-details')) =>
  localRegion(lazyContent(() => import('./office-details').then((parts) => parts[name])))

/* The parts of the page frame with office details. */
export const OfficeBarRegion = region('OfficeBar')
export const MenuPhoneRegion = region('MenuPhone')
export const FooterOfficeRegion = region('FooterOffice')
export const PrintedPhoneRegion = region('PrintedPhone')
