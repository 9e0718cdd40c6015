import { OfflineCopy } from '@/components/site/offline/offline-copy'
import { ReadingPage } from '@/components/sections/reading/reading-page'
import { postOperativeCare } from '@/content/pages/post-operative-care'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/post-operative-care', postOperativeCare)

export default function PostOperativeCarePage() {
  return (
    <ReadingPage
      path="/post-operative-care"
      page={postOperativeCare}
      meta={<OfflineCopy page="/post-operative-care" />}
    />
  )
}
