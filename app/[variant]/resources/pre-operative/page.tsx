import { TextPageView } from '@/components/sections/text-page-view'
import { preOperative } from '@/content/pages/pre-operative'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/resources/pre-operative', preOperative)

export default function PreOperativePage() {
  return <TextPageView path="/resources/pre-operative" page={preOperative} />
}
