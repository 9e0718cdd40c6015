import { ReviewList } from './_components/review-list'
import { ReadingPage } from '@/components/sections/reading/reading-page'
import { pages } from '@/content/generated/en/pages'
import { storyWords } from '@/content/en/ui/pages/stories'
import { pageMetadata } from '@/lib/site/metadata'

export const metadata = pageMetadata('/reviews', pages.reviews)

export default function ReviewsPage() {
  return (
    <ReadingPage
      path="/reviews"
      page={pages.reviews}
      childrenFirst
      childEntries={[{ id: 'reviews', heading: storyWords.reviewsHeading }]}
    >
      <ReviewList />
    </ReadingPage>
  )
}
