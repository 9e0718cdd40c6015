import { GuideList } from '@/components/sections/guide-list'
import { ReadingPage } from '@/components/sections/reading/reading-page'
import { conditionGuides } from '@/content/collections/conditions'
import { pages } from '@/content/generated/en/pages'
import { guideListWords } from '@/content/en/ui/pages/conditions'
import { pageMetadata } from '@/lib/site/metadata'

const heading = guideListWords.conditions

export const metadata = pageMetadata('/resources/conditions', pages.conditions)

export default function ConditionsPage() {
  return (
    <ReadingPage
      path="/resources/conditions"
      page={pages.conditions}
      isHub
      feature={
        <div className="container-page pt-8">
          <GuideList id="guides" heading={heading} folder="/resources/conditions" guides={conditionGuides} />
        </div>
      }
    />
  )
}
