import { FaqGroupView } from './_components/faq-group'
import { ReadingPage } from '@/components/sections/reading/reading-page'
import { faqGroups } from '@/content/faq-groups'
import { faq } from '@/content/pages/faq'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/resources/faq', faq)

export default function FaqPage() {
  return (
    <ReadingPage path="/resources/faq" page={faq} childrenFirst childEntries={faqGroups} alsoRead={faqGroups}>
      {faqGroups.map((group) => (
        <FaqGroupView key={group.id} group={group} />
      ))}
    </ReadingPage>
  )
}
