import { ReviewList } from './_components/review-list'
import { ReadingPage } from '@/components/sections/reading/reading-page'
import { reviews } from '@/content/pages/reviews'
import { storyWords } from '@/content/story-words'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/reviews', reviews)

export default function ReviewsPage() {
  return (
    <ReadingPage
      path="/reviews"
      page={reviews}
      childrenFirst
      childEntries={[{ id: 'reviews', heading: storyWords.reviewsHeading }]}
    >
      <ReviewList />
    </ReadingPage>
  )
}
