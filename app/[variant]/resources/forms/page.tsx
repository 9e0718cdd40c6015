import { ReadingPage } from '@/components/sections/reading/reading-page'
import { forms } from '@/content/pages/forms'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/resources/forms', forms)

export default function FormsPage() {
  return <ReadingPage path="/resources/forms" page={forms} />
}
