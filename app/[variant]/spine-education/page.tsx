import { ReadingPage } from '@/components/sections/reading/reading-page'
import { pages } from '@/content/generated/en/pages'
import { pageMetadata } from '@/lib/site/metadata'

export const metadata = pageMetadata('/spine-education', pages['spine-education'])

export default function SpineEducationPage() {
  return <ReadingPage path="/spine-education" page={pages['spine-education']} />
}
