import { Doors } from './_components/doors'
import { ReadingPage } from '@/components/sections/reading/reading-page'
import { pages } from '@/content/generated/en/pages'
import { pageMetadata } from '@/lib/site/metadata'

export const metadata = pageMetadata('/resources', pages.resources)

export default function ResourcesPage() {
  return <ReadingPage path="/resources" page={pages.resources} isHub feature={<Doors />} />
}
