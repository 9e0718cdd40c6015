import { TextPageView } from '@/components/sections/text-page-view'
import { minimallyInvasiveSurgery } from '@/content/pages/minimally-invasive-surgery'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/services/minimally-invasive-surgery', minimallyInvasiveSurgery)

export default function MinimallyInvasiveSurgeryPage() {
  return <TextPageView path="/services/minimally-invasive-surgery" page={minimallyInvasiveSurgery} />
}
