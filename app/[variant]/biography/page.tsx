import { ReadingPage } from '@/components/sections/reading/reading-page'
import { biography } from '@/content/pages/biography'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/biography', biography)

export default function BiographyPage() {
  return <ReadingPage path="/biography" page={biography} />
}
