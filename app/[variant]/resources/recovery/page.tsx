import { ReadingPage } from '@/components/sections/reading/reading-page'
import { pages } from '@/content/generated/en/pages'
import { pageMetadata } from '@/lib/site/metadata'

export const metadata = pageMetadata('/resources/recovery', pages.recovery)

export default function RecoveryPage() {
  return <ReadingPage path="/resources/recovery" page={pages.recovery} />
}
