import { TextPageView } from '@/components/sections/text-page-view'
import { preoperativeEducation } from '@/content/pages/preoperative-education'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/preoperative-education', preoperativeEducation)

export default function PreoperativeEducationPage() {
  return <TextPageView path="/preoperative-education" page={preoperativeEducation} />
}
