'use client'

import { CallOthers } from './call-others'
import { lazyContent, localRegion } from '@/components/site/location/local-region'
import type { CardName } from '@/content/schemas/warning-card-schema'

/** Whom to call today. */
export const CallRegion = localRegion<{ card: CardName; id?: string | undefined }>(
  lazyContent(() => import('./call-office').then(({ CallOffice }) => CallOffice)),
  CallOthers,
)
