import { TextPageView } from '@/components/sections/text-page-view'
import { postOperativeCare } from '@/content/pages/post-operative-care'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/post-operative-care', postOperativeCare)

export default function PostOperativeCarePage() {
  return <TextPageView path="/post-operative-care" page={postOperativeCare} />
}
