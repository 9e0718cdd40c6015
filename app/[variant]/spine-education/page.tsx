import { ReadingPage } from '@/components/sections/reading/reading-page'
import { spineEducation } from '@/content/pages/spine-education'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/spine-education', spineEducation)

export default function SpineEducationPage() {
  return <ReadingPage path="/spine-education" page={spineEducation} />
}
