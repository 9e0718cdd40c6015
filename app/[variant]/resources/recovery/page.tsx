import { TextPageView } from '@/components/sections/text-page-view'
import { recovery } from '@/content/pages/recovery'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/resources/recovery', recovery)

export default function RecoveryPage() {
  return <TextPageView path="/resources/recovery" page={recovery} />
}
