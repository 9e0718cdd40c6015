import { TextPageView } from '@/components/sections/text-page-view'
import { biography } from '@/content/pages/biography'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/biography', biography)

export default function BiographyPage() {
  return <TextPageView path="/biography" page={biography} />
}
