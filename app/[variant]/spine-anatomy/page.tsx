import { ReadingPage } from '@/components/sections/reading/reading-page'
import { spineAnatomy } from '@/content/pages/spine-anatomy'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/spine-anatomy', spineAnatomy)

export default function SpineAnatomyPage() {
  return <ReadingPage path="/spine-anatomy" page={spineAnatomy} />
}
