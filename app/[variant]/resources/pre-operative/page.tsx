import { ReadingPage } from '@/components/sections/reading/reading-page'
import { preOperative } from '@/content/pages/pre-operative'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/resources/pre-operative', preOperative)

export default function PreOperativePage() {
  return <ReadingPage path="/resources/pre-operative" page={preOperative} />
}
