import { ReadingPage } from '@/components/sections/reading/reading-page'
import { resources } from '@/content/pages/resources'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/resources', resources)

export default function ResourcesPage() {
  return <ReadingPage path="/resources" page={resources} />
}
