import { TextPageView } from '@/components/sections/text-page-view'
import { forms } from '@/content/pages/forms'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/resources/forms', forms)

export default function FormsPage() {
  return <TextPageView path="/resources/forms" page={forms} />
}
