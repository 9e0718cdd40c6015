'use client'

import { useEffect, type ComponentProps } from 'react'
import { CallOthers } from './call-others'
import { lazyContent, localRegion } from '@/components/site/location/local-region'
import type { CardName } from '@/content/schemas/warning-card-schema'
import { confirmPatient } from '@/lib/variant/location/choice'

const Region = localRegion<{ card: CardName; id?: string | undefined }>(
  lazyContent(() => import('./call-office').then(({ CallOffice }) => CallOffice)),
  CallOthers,
)

/** Whom to call today. */
export function CallRegion(props: ComponentProps<typeof Region>) {
  useEffect(confirmPatient, [])
  return <Region {...props} />
}
