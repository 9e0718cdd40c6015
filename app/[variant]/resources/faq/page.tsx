import { Questions } from './_components/questions'
import { ReadingPage } from '@/components/sections/reading/reading-page'
import { pages } from '@/content/generated/en/pages'
import { pageMetadata } from '@/lib/site/metadata'

export const metadata = pageMetadata('/resources/faq', pages.faq)

export default function FaqPage() {
  return <ReadingPage path="/resources/faq" page={pages.faq} feature={<Questions />} isReference />
}
