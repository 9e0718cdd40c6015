import { QuickAction } from './quick-action'
import { quickActions } from '@/content/en/ui/site/quick-actions'
import { office } from '@/content/generated/practice/office'

/** What visitors near the office most often want: to call, or to request an appointment. */
export function LocalActions() {
  return (
    <>
      <QuickAction href={office.phone.href} label={quickActions.call} />
      <QuickAction href="/contact#request" label={quickActions.request} />
    </>
  )
}
