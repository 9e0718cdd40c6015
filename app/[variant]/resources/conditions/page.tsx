import { GuideList } from './_components/guide-list'
import { ReadingPage } from '@/components/sections/reading/reading-page'
import { guideListWords } from '@/content/condition-words'
import { conditions } from '@/content/pages/conditions'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/resources/conditions', conditions)

export default function ConditionsPage() {
  return (
    <ReadingPage
      path="/resources/conditions"
      page={conditions}
      childEntries={[{ id: 'guides', heading: guideListWords.heading }]}
    >
      <GuideList />
    </ReadingPage>
  )
}
