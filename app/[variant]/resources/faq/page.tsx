import { TextPageView } from '@/components/sections/text-page-view'
import { faq } from '@/content/pages/faq'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/resources/faq', faq)

export default function FaqPage() {
  return <TextPageView path="/resources/faq" page={faq} />
}
