import { TextPageView } from '@/components/sections/text-page-view'
import { reviews } from '@/content/pages/reviews'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/reviews', reviews)

export default function ReviewsPage() {
  return <TextPageView path="/reviews" page={reviews} />
}
