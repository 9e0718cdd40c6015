import { ReadingPage } from '@/components/sections/reading/reading-page'
import { recoveryTracker } from '@/content/pages/recovery-tracker'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/recovery-tracker', recoveryTracker)

export default function RecoveryTrackerPage() {
  return <ReadingPage path="/recovery-tracker" page={recoveryTracker} />
}
