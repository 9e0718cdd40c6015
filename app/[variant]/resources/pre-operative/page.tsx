import { ReadingPage } from '@/components/sections/reading/reading-page'
import { pages } from '@/content/generated/en/pages'
import { pageMetadata } from '@/lib/site/metadata'

export const metadata = pageMetadata('/resources/pre-operative', pages['pre-operative'])

export default function PreOperativePage() {
  return <ReadingPage path="/resources/pre-operative" page={pages['pre-operative']} />
}
