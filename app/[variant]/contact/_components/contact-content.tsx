'use client'

import { lazyContent, localRegion } from '@/components/site/location/local-region'

/** The contact page below its heading. */
export const ContactContent = localRegion(
  lazyContent(() => import('./local-contact').then(({ LocalContact }) => LocalContact)),
  lazyContent(() => import('./remote-contact').then(({ RemoteContact }) => RemoteContact)),
)
