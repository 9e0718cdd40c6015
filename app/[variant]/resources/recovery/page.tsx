import { ReadingPage } from '@/components/sections/reading/reading-page'
import { recovery } from '@/content/pages/recovery'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/resources/recovery', recovery)

export default function RecoveryPage() {
  return <ReadingPage path="/resources/recovery" page={recovery} />
}
