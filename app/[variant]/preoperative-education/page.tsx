import { ReadingPage } from '@/components/sections/reading/reading-page'
import { pages } from '@/content/generated/en/pages'
import { pageMetadata } from '@/lib/site/metadata'

export const metadata = pageMetadata('/preoperative-education', pages['preoperative-education'])

export default function PreoperativeEducationPage() {
  return <ReadingPage path="/preoperative-education" page={pages['preoperative-education']} />
}
