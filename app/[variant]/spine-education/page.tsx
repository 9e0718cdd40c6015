import { TextPageView } from '@/components/sections/text-page-view'
import { spineEducation } from '@/content/pages/spine-education'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/spine-education', spineEducation)

export default function SpineEducationPage() {
  return <TextPageView path="/spine-education" page={spineEducation} />
}
