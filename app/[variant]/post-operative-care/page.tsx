import { DayStrip } from './_components/day-strip'
import { OfflineCopy } from '@/components/site/offline/offline-copy'
import { ReadingPage } from '@/components/sections/reading/reading-page'
import { recoveryDays } from '@/content/en/ui/pages/post-operative'
import { pages } from '@/content/generated/en/pages'
import { pageMetadata } from '@/lib/site/metadata'

export const metadata = pageMetadata('/post-operative-care', pages['post-operative-care'])

export default function PostOperativeCarePage() {
  return (
    <ReadingPage
      path="/post-operative-care"
      page={pages['post-operative-care']}
      meta={<OfflineCopy page="/post-operative-care" />}
      alsoRead={recoveryDays}
      childrenFirst
      childEntries={[recoveryDays]}
    >
      <DayStrip />
    </ReadingPage>
  )
}
