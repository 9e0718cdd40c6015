import { TextPageView } from '@/components/sections/text-page-view'
import { recoveryTracker } from '@/content/pages/recovery-tracker'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/recovery-tracker', recoveryTracker)

export default function RecoveryTrackerPage() {
  return <TextPageView path="/recovery-tracker" page={recoveryTracker} />
}
