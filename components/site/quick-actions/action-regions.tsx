'use client'

import { QuickAction } from './quick-action'
import { lazyContent, localRegion } from '@/components/site/location/local-region'
import { quickActions } from '@/content/en/ui/site/quick-actions'

/** For visitors who are far away or whose place isn't known: the guides. */
export const Guides = () => <QuickAction href="/resources/conditions" label={quickActions.guides} />

/** Leads to the page where they can say that they are near, or already a patient. */
export const NearUs = () => <QuickAction href="/toggle" label={quickActions.nearUs} />

/** The links before the assistant's button. */
export const FirstActions = localRegion(
  lazyContent(() => import('./local-actions').then(({ LocalActions }) => LocalActions)),
  Guides,
)

/** The link after the assistant's button. */
export const LastAction = localRegion(() => null, NearUs)
