import { ReadingPage } from '@/components/sections/reading/reading-page'
import { preoperativeEducation } from '@/content/pages/preoperative-education'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/preoperative-education', preoperativeEducation)

export default function PreoperativeEducationPage() {
  return <ReadingPage path="/preoperative-education" page={preoperativeEducation} />
}
