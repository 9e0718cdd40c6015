import { TextPageView } from '@/components/sections/text-page-view'
import { resources } from '@/content/pages/resources'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/resources', resources)

export default function ResourcesPage() {
  return <TextPageView path="/resources" page={resources} />
}
