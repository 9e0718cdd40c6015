'use client'

import { QuickAction } from './quick-action'
import { lazyContent, localRegion } from '@/components/site/location/local-region'
import { ShowOfficeForm } from '@/components/site/location/show-office-form'
import { quickActions } from '@/content/en/ui/site/quick-actions'

/** For visitors who are far away or whose place isn't known: the guides. */
export const Guides = () => <QuickAction href="/resources/conditions" label={quickActions.guides} />

/** For those who are near after all, or already patients: the bar, like the page, then has the office. */
export function NearUs() {
  const [visible, rest] = quickActions.nearUs
  return (
    <ShowOfficeForm className="contents">
      <button type="submit" className="quick-action">
        {visible}
        <span className="sr-only">{rest}</span>
      </button>
    </ShowOfficeForm>
  )
}

/** The links before the assistant's button. */
export const FirstActions = localRegion(
  lazyContent(() => import('./local-actions').then(({ LocalActions }) => LocalActions)),
  Guides,
)

/** The link after the assistant's button. */
export const LastAction = localRegion(() => null, NearUs)
