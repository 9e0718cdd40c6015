'use client'

import { lazyContent, localRegion } from '@/components/site/location/local-region'

/** The home page's contact section. */
export const ContactRegion = localRegion(
  lazyContent(() => import('./appointment').then(({ Appointment }) => Appointment)),
  lazyContent(() => import('./contact-invitation').then(({ ContactInvitation }) => ContactInvitation)),
)
