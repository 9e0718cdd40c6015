import { QuickAction } from './quick-action'
import { quickActions } from '@/content/en/ui/site/quick-actions'

/** For visitors who are far away or whose place isn't known: the guides. */
export function Guides() {
  return <QuickAction href="/resources/conditions" label={quickActions.guides} />
}

/** Leads to the page where they can say that they are near, or already a patient. */
export function NearUs() {
  return <QuickAction href="/toggle" label={quickActions.nearUs} />
}
