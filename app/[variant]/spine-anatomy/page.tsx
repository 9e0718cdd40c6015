import { TextPageView } from '@/components/sections/text-page-view'
import { spineAnatomy } from '@/content/pages/spine-anatomy'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/spine-anatomy', spineAnatomy)

export default function SpineAnatomyPage() {
  return <TextPageView path="/spine-anatomy" page={spineAnatomy} />
}
